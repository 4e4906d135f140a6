import type { ModuleDefinition } from '../definition/form-definition.ts';
import type { LocalText } from '../language.ts';
import type { FormAnswers, StoredFile } from '../values/answer.ts';

/**
 * An application as a reader sees it: applicant, reviewer or interviewer. What the reader may not see is not included.
 */
export interface PreviewContent {
  readonly modules: readonly ModuleDefinition[];
  readonly answers: FormAnswers;
  /** Keys of fields and groups whose answers the server withheld. */
  readonly withheld: readonly string[];
  /** By module id. */
  readonly flowEntries: Readonly<Record<string, readonly FlowEntry[]>>;
  readonly letters: readonly PreviewLetter[];
  readonly tables: readonly AdditionalTable[];
  /** Changes by staff after submission, newest first. */
  readonly staffChanges: readonly StaffChange[];
  /** yyyy-mm-dd in the institution's time zone. */
  readonly today: string;
  readonly timeZone: string;
}

/** An entry of staff in a module of a submitted application. */
export interface FlowEntry {
  readonly id: string;
  readonly title: LocalText;
  /** yyyy-mm-dd; null if it has no date. */
  readonly day: string | null;
  readonly state: FlowState;
  readonly text: LocalText;
  readonly files: readonly StoredFile[];
  readonly lines: readonly FlowLine[];
  /** Whether the applicant may read it too, or only staff. */
  readonly shown: boolean;
  /** The staff member who last edited it; empty for applicants. */
  readonly by: string;
}

export type FlowState = 'none' | 'open' | 'passed' | 'failed';

export interface FlowLine {
  readonly name: LocalText;
  readonly value: LocalText;
}

/** Asked, mail delivered, opened, received; or the mail bounced, or the recommender declined. */
export type LetterProgress = 'invited' | 'delivered' | 'opened' | 'received' | 'declined' | 'bounced';

/** A recommender's letter and its state. */
export interface PreviewLetter {
  readonly id: string;
  readonly recommender: string;
  readonly email?: string;
  readonly state: LetterProgress;
  /** Milliseconds. */
  readonly receivedAt?: number;
  /** The recommender's answers, field by field. */
  readonly entries: readonly { readonly name: LocalText; readonly value: string }[];
  readonly files: readonly StoredFile[];
}

/** An additional table of the institution, with the rows of this applicant. */
export interface AdditionalTable {
  readonly id: string;
  readonly name: LocalText;
  readonly columns: readonly {
    readonly title: LocalText;
    /** A CSS width; empty means automatic. */ readonly width: string;
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
