import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { AdditionalTable, FlowEntry, PreviewLetter } from '@portico/form-engine/preview/preview-content';
import type { AnswerPair } from '../../reading/pair-answers.ts';

/** One heading of the preview with what stands below it; without blocks there is nothing to read. */
export interface PreviewSection {
  readonly id: string;
  /** Empty for what has words of our own. */
  readonly title: string;
  readonly kind: 'module' | 'letters' | 'tables';
  readonly blocks: readonly PreviewBlock[];
}

/** A piece that is drawn, and left undrawn while out of sight, by itself. */
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
  /** About how many lines it takes. */
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
  /** The questions that show in at least one row. */
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
  /** Above the first of a module stands what they are. */
  readonly isTitled: boolean;
}

export interface LetterBlock extends Block {
  readonly kind: 'letter';
  readonly letter: PreviewLetter;
  /** Of the institution. */
  readonly timeZone: string;
  /** Above the first of them stands what they are, unless the section says so. */
  readonly isTitled: boolean;
}

export interface TableBlock extends Block {
  readonly kind: 'table';
  readonly table: AdditionalTable;
}
