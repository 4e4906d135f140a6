import { createContext, createElement, type ReactNode, useContext } from 'react';

/** What an app has to say about a question or a group, by its key; null where there is nothing. */
export type NoteOf = (key: string) => ReactNode;

const context = createContext<NoteOf>(() => null);

interface FieldNotesProviderProps {
  /** The same function as long as it says the same: another one draws every question anew. */
  readonly value: NoteOf;
  readonly children: ReactNode;
}

/** Gives the questions below what the app has to say about them. */
export function FieldNotesProvider({ value, children }: FieldNotesProviderProps): ReactNode {
  return createElement(context.Provider, { value }, children);
}

export function useFieldNote(key: string): ReactNode {
  return useContext(context)(key);
}
