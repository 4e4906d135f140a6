import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import type { Row } from '@portico/form-engine/values/answer';
import { createContext, createElement, type ReactNode, useContext } from 'react';

/** What an app adds to the rows of a form: content under each, and a confirmation before one changes. */
export interface RowControls {
  /** Null for a row without such content. */
  readonly under: (row: RowOnScreen) => ReactNode;
  /** Null if no confirmation is needed; deleting a row then asks the usual question. */
  readonly ask: (change: RowChange) => RowVerdict | Promise<RowVerdict> | null;
  /** Whether no draft of this change may be kept, because it would later be made without asking. */
  readonly isUnkept?: (change: RowChange) => boolean;
}

export interface RowOnScreen {
  readonly group: GroupDefinition;
  /** Its index, from 0. */
  readonly index: number;
  readonly row: Row;
  readonly language: Language;
}

export interface RowChange {
  readonly group: GroupDefinition;
  /** Null for a new row. */
  readonly index: number | null;
  readonly before: Row;
  /** Null if the row is to be deleted. */
  readonly after: Row | null;
}

/** The change may be made, is cancelled, or is refused with a reason. */
export type RowVerdict = 'go' | 'stay' | { readonly refused: string };

const none: RowControls = { under: () => null, ask: () => null };

const context = createContext<RowControls>(none);

interface RowControlsProviderProps {
  readonly value: RowControls;
  readonly children: ReactNode;
}

/** Provides the rows below with what the app adds to them. */
export function RowControlsProvider({ value, children }: RowControlsProviderProps): ReactNode {
  return createElement(context.Provider, { value }, children);
}

export function useRowControls(): RowControls {
  return useContext(context);
}
