import type { ModuleDefinition } from '../definition/form-definition.ts';
import type { LocalText } from '../language.ts';
import type { FormAnswers, StoredFile } from '../values/answer.ts';

/** An application as somebody reads it: applicant, reviewer or interviewer. What the reader may not see is not in it. */
export interface PreviewContent {
  readonly modules: readonly ModuleDefinition[];
  readonly answers: FormAnswers;
  /** Keys of fields and groups whose answers the server kept back. */
  readonly withheld: readonly string[];
  /** By module id. */
  readonly flowEntries: Readonly<Record<string, readonly FlowEntry[]>>;
  readonly letters: readonly PreviewLetter[];
  readonly tables: readonly AdditionalTable[];
  /** What staff changed after the applicant had submitted, the newest first. */
  readonly staffChanges: readonly StaffChange[];
  /** yyyy-mm-dd where the institution is. */
  readonly today: string;
  readonly timeZone: string;
}

/** What staff added to a module of a submitted application. */
export interface FlowEntry {
  readonly id: string;
  readonly title: LocalText;
  /** yyyy-mm-dd; null where it has no day. */
  readonly day: string | null;
  readonly state: FlowState;
  readonly text: LocalText;
  readonly files: readonly StoredFile[];
  readonly lines: readonly FlowLine[];
  /** To the applicant too; else to staff alone. */
  readonly shown: boolean;
  /** Who of the staff wrote it last; empty for applicants. */
  readonly by: string;
}

export type FlowState = 'none' | 'open' | 'passed' | 'failed';

export interface FlowLine {
  readonly name: LocalText;
  readonly value: LocalText;
}

/** Asked, reached by the mail, looked at, written; or the mail came back, or the recommender will not write. */
export type LetterProgress = 'invited' | 'delivered' | 'opened' | 'received' | 'declined' | 'bounced';

/** A recommender's letter and how far it has come. */
export interface PreviewLetter {
  readonly id: string;
  readonly recommender: string;
  readonly email?: string;
  readonly state: LetterProgress;
  /** Milliseconds. */
  readonly receivedAt?: number;
  /** What the recommender wrote, question by question. */
  readonly entries: readonly { readonly name: LocalText; readonly value: string }[];
  readonly files: readonly StoredFile[];
}

/** A table that the institution keeps about its applicants; the rows of this one. */
export interface AdditionalTable {
  readonly id: string;
  readonly name: LocalText;
  readonly columns: readonly {
    readonly title: LocalText;
    /** A CSS width; empty takes what it needs. */ readonly width: string;
  }[];
  readonly rows: readonly (readonly LocalText[])[];
}

export interface StaffChange {
  readonly module: string;
  /** Key of a plain field or of a repeatable group. */
  readonly key: string;
  /** The staff member's name. */
  readonly by: string;
  /** Milliseconds. */
  readonly at: number;
}
