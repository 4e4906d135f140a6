import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import type { Row } from '@portico/form-engine/values/answer';
import { createContext, createElement, type ReactNode, useContext } from 'react';

/** What an app adds to the rows of a form: something under each, and a question before one changes. */
export interface RowControls {
  /** Null for a row about which there is nothing to say. */
  readonly under: (row: RowOnScreen) => ReactNode;
  /** Null where there is nothing to ask; rows are deleted after the usual question then. */
  readonly ask: (change: RowChange) => RowVerdict | Promise<RowVerdict> | null;
  /** A change of which no draft may be kept: it would be made later without asking. */
  readonly isUnkept?: (change: RowChange) => boolean;
}

export interface RowOnScreen {
  readonly group: GroupDefinition;
  /** Its place, from 0. */
  readonly index: number;
  readonly row: Row;
  readonly language: Language;
}

export interface RowChange {
  readonly group: GroupDefinition;
  /** Null for a row that is new. */
  readonly index: number | null;
  readonly before: Row;
  /** Null where the row is to go. */
  readonly after: Row | null;
}

/** The change may be made, or is not wanted after all, or cannot be, and why. */
export type RowVerdict = 'go' | 'stay' | { readonly refused: string };

const none: RowControls = { under: () => null, ask: () => null };

const context = createContext<RowControls>(none);

interface RowControlsProviderProps {
  readonly value: RowControls;
  readonly children: ReactNode;
}

/** Gives the rows below what the app adds to them. */
export function RowControlsProvider({ value, children }: RowControlsProviderProps): ReactNode {
  return createElement(context.Provider, { value }, children);
}

export function useRowControls(): RowControls {
  return useContext(context);
}
