import { readFormDraft, saveFormDraft } from '@portico/contract/form-draft';
import type { ReadFormDraft } from '@portico/contract/form-draft.schemas';
import { fieldIn, groupIn, listIn, moduleIn } from '@portico/form-engine/editing/form-parts';
import type { Language, LocalText } from '@portico/form-engine/language';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { type FormState, FormStore } from './form-store.ts';
import { unsoundIn } from './place-of.ts';
import { Selection } from './selection.ts';

export function formQuery(project: string) {
  return queryOptions({
    queryKey: ['form', project],
    queryFn: ({ signal }) => call(readFormDraft, { project }, { signal }),
    // What somebody edits must not be replaced behind their back: every save brings what others have changed.
    staleTime: Infinity,
    gcTime: 0,
  });
}

interface Editing {
  readonly store: FormStore;
  readonly selection: Selection;
  readonly languages: readonly Language[];
}

export const EditingContext = createContext<Editing | null>(null);

/** The draft of the page, saved as one works; also when the page is left. */
export function useOpenForm(project: string, opened: ReadFormDraft['output']): Editing {
  const [editing] = useState(() => ({
    store: new FormStore(opened, (revision, changes) => call(saveFormDraft, { project, revision, changes })),
    selection: new Selection(),
    languages: opened.languages,
  }));
  const { store } = editing;
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
  return editing;
}

/** The draft and how to change it, for the parts of the page. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (editing === null) throw new Error('There is no draft outside the page of a form');
  return editing;
}

export function useFormState(): FormState {
  const { store } = useEditing();
  return useSyncExternalStore(store.subscribe, store.read);
}

/** One part of the form; only its own changes draw the component again. */
function usePart(name: string): unknown {
  const { store } = useEditing();
  const subscribe = useCallback((listener: () => void) => store.subscribePart(name, listener), [store, name]);
  return useSyncExternalStore(subscribe, () => store.readPart(name));
}

export function useModule(id: string) {
  const part = usePart(`module:${id}`);
  return moduleIn(new Map([[`module:${id}`, part]]), id);
}

export function useGroup(id: string) {
  const part = usePart(`group:${id}`);
  return groupIn(new Map([[`group:${id}`, part]]), id);
}

export function useField(id: string) {
  const part = usePart(`field:${id}`);
  return fieldIn(new Map([[`field:${id}`, part]]), id);
}

export function useList(name: string): readonly string[] {
  return listIn(new Map([[name, usePart(name)]]), name);
}

export function useSelected(): string | null {
  const { selection } = useEditing();
  return useSyncExternalStore(selection.subscribe, selection.read);
}

export function useIsSelected(name: string): boolean {
  const { selection } = useEditing();
  return useSyncExternalStore(selection.subscribe, () => selection.read() === name);
}

export function useIsOpen(name: string): boolean {
  const { selection } = useEditing();
  return useSyncExternalStore(selection.subscribe, () => selection.isOpen(name));
}

/** Whether something in this place has to be mended. */
export function useIsUnsound(name: string): boolean {
  const { store } = useEditing();
  return useSyncExternalStore(store.subscribe, () => unsoundIn(store.read().findings, store.readParts()).has(name));
}

/** A text in the language of the screen, or in any other in which it is written. */
export function useReadable(): (text: LocalText | undefined) => string {
  const t = useTranslations('console.designer.outline');
  const language = useLanguage();
  return (text) => {
    const words = text?.[language] || text?.sc || text?.tc || text?.en || '';
    return words.trim() === '' ? t('untitled') : words.trim();
  };
}
