import { saveLook } from '@portico/contract/look';
import type { ReadLook } from '@portico/contract/look.schemas';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api.ts';
import { type DraftState, LookDraftStore } from './look-draft.ts';

/** The draft of the page, saved as one types; also when the page is left. */
export function useLookDraft(project: string, opened: ReadLook['output']): LookDraftStore {
  const [store] = useState(() => new LookDraftStore(opened, (changes) => call(saveLook, { project, changes })));
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (store.read().status !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      void store.flush();
    };
  }, [store]);
  return store;
}

export interface Editing {
  readonly draft: DraftState;
  readonly store: LookDraftStore;
  readonly change: LookDraftStore['change'];
  readonly languages: ReadLook['output']['languages'];
  readonly themeColours: readonly string[];
}

export const EditingContext = createContext<Editing | null>(null);

/** The draft and how to change it, for the sections of the page. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (editing === null) throw new Error('There is no draft outside the page of a look');
  return editing;
}

export function useDraftState(store: LookDraftStore): DraftState {
  return useSyncExternalStore(store.subscribe, store.read);
}
