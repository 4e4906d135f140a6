import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { AdditionalTable, FlowEntry, PreviewLetter } from '@portico/form-engine/preview/preview-content';
import type { AnswerPair } from '../../reading/pair-answers.ts';

/** One heading of the preview with its blocks; without blocks there is nothing to read. */
export interface PreviewSection {
  readonly id: string;
  /** Empty if the heading is one of our own words. */
  readonly title: string;
  readonly kind: 'module' | 'letters' | 'tables';
  readonly blocks: readonly PreviewBlock[];
}

/** A block that is rendered, and skipped while out of view, on its own. */
export type PreviewBlock =
  | PairsBlock
  | RowBlock
  | RowsTableBlock
  | NoRowsBlock
  | FlowEntryBlock
  | LetterBlock
  | TableBlock;

interface Block {
  readonly key: string;
  /** Its approximate number of lines. */
  readonly lines: number;
}

export interface PairsBlock extends Block {
  readonly kind: 'pairs';
  readonly pairs: readonly AnswerPair[];
}

/** One row of a repeatable group as a card. */
export interface RowBlock extends Block {
  readonly kind: 'row';
  readonly group: GroupDefinition;
  /** columnNumber. */
  readonly number: number;
  readonly pairs: readonly AnswerPair[];
}

export interface RowsTableBlock extends Block {
  readonly kind: 'rows-table';
  readonly group: GroupDefinition;
  /** The fields that show in at least one row. */
  readonly columns: readonly FieldDefinition[];
  readonly rows: readonly (readonly AnswerPair[])[];
}

export interface NoRowsBlock extends Block {
  readonly kind: 'no-rows';
  readonly group: GroupDefinition;
  readonly isWithheld: boolean;
}

export interface FlowEntryBlock extends Block {
  readonly kind: 'flow-entry';
  readonly entry: FlowEntry;
  /** The first entry of a module has a heading. */
  readonly isTitled: boolean;
}

export interface LetterBlock extends Block {
  readonly kind: 'letter';
  readonly letter: PreviewLetter;
  /** The institution's time zone. */
  readonly timeZone: string;
  /** The first one has a heading, unless the section has it. */
  readonly isTitled: boolean;
}

export interface TableBlock extends Block {
  readonly kind: 'table';
  readonly table: AdditionalTable;
}
