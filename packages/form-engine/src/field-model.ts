import type { AccountFact } from './definition/account-fact.ts';
import type { FieldDefinition } from './definition/field-definition.ts';
import type { FieldType } from './definition/field-type.ts';
import type { DateSpan } from './definition/trigger.ts';
import type { Language } from './language.ts';
import type { Problem } from './problem.ts';
import type { Answer, RawAnswer } from './values/answer.ts';
import type { Told } from './values/told.ts';

/** What judging an answer needs besides the answer. */
export interface CheckContext {
  readonly language: Language;
  /** yyyy-mm-dd where the institution is. */
  readonly today: string;
}

/** A mistake an institution made in a field's settings. */
export interface SettingsProblem {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** How a type of field thinks: pure, the same in the browser and on the server. */
export interface FieldModel {
  readonly type: FieldType;
  /** Brings what judging needs and what is too heavy to come with a page. Awaited before a form that asks this type is judged. */
  readonly prepare?: () => Promise<void>;
  /** A field nobody answers: shown in previews only, never required. */
  readonly readOnly?: boolean;
  /** The answer is a list of files. */
  readonly takesFiles?: boolean;
  /** …recorded by a camera. */
  readonly isRecorded?: boolean;
  /** …a signature: of the person alone, never carried anywhere else. */
  readonly isSigned?: boolean;
  /** The answer is one date, which the number of an ID card can fill in. */
  readonly isOneDate?: boolean;
  /** What an account knows, as an answer; null where the field does not ask for it. */
  readonly fromAccount?: (fact: AccountFact, known: string, field: FieldDefinition) => Answer | null;
  /** Long enough to be read below its question. */
  readonly isProse?: boolean;
  /** The answer of a field nobody touched. */
  readonly empty: Answer;
  /** Any JSON made into an answer of this type; what cannot be understood is left out. Never throws. */
  readonly read: (raw: RawAnswer, field: FieldDefinition) => Answer;
  readonly isEmpty: (answer: Answer) => boolean;
  /** What an answer says to people. Never throws. */
  readonly tell: (answer: Answer, field: FieldDefinition) => readonly Told[];
  /** The first thing wrong with an answer that is not empty. Never throws on what `read` gave. */
  readonly check: (answer: Answer, field: FieldDefinition, context: CheckContext) => Problem | null;
  /** Values of the chosen options; only types whose options can trigger. */
  readonly chosen?: (answer: Answer) => readonly string[];
  /** The days an answer covers; only types whose dates can trigger. */
  readonly days?: (answer: Answer, context: CheckContext) => DateSpan | null;
  /** Whether some answer can lie within a span of days; types whose dates can trigger. */
  readonly canLieIn?: (span: DateSpan, field: FieldDefinition) => boolean;
  /**
   * What an answer says, as one text for every way to write it, for fields that may not repeat each other; null where it
   * is like no other. Default: the JSON of its value.
   */
  readonly keyOf?: (answer: Answer, field: FieldDefinition) => string | null;
  /** Mistakes in the settings, found when a form is published. */
  readonly checkSettings?: (field: FieldDefinition) => readonly SettingsProblem[];
}

export type FieldModels = Readonly<Record<FieldType, FieldModel>>;
