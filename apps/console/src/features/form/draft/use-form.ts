import { readFormDraft, saveFormDraft } from '@portico/contract/form-draft';
import type { ReadFormDraft } from '@portico/contract/form-draft.schemas';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { fieldIn, type FormParts, groupIn, listIn, moduleIn, partsOf } from '@portico/form-engine/editing/form-parts';
import type { Language } from '@portico/form-engine/language';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api.ts';
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
  /** What is published. */
  readonly live: FormDefinition;
}

export const EditingContext = createContext<Editing | null>(null);

/** The draft of the page, saved as one works; also when the page is left. */
export function useOpenForm(project: string, opened: ReadFormDraft['output']): Omit<Editing, 'live'> {
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

/** What is published now: keys and values in it have answers. */
export function usePublished(): FormParts {
  const { live } = useEditing();
  return useMemo(() => partsOf(live), [live]);
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
  return useSyncExternalStore(selection.subscribe, () => selection.isChosen(name));
}

/** The one of what is chosen that has the focus. */
export function useIsMain(name: string): boolean {
  const { selection } = useEditing();
  return useSyncExternalStore(selection.subscribe, () => selection.read() === name);
}

/** Everything that is chosen. */
export function useChosen(): ReadonlySet<string> {
  const { selection } = useEditing();
  return useSyncExternalStore(selection.subscribe, selection.readAll);
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

export { useReadable } from '../../../parts/form-settings/use-readable.ts';
