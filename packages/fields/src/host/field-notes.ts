import { createContext, createElement, type ReactNode, useContext } from 'react';

/** A note of the app about a field or a group, by its key; null if there is none. */
export type NoteOf = (key: string) => ReactNode;

const context = createContext<NoteOf>(() => null);

interface FieldNotesProviderProps {
  /** Must stay the same function while its notes stay the same: a new one renders every field again. */
  readonly value: NoteOf;
  readonly children: ReactNode;
}

/** Provides the fields below with notes of the app. */
export function FieldNotesProvider({ value, children }: FieldNotesProviderProps): ReactNode {
  return createElement(context.Provider, { value }, children);
}

export function useFieldNote(key: string): ReactNode {
  return useContext(context)(key);
}
