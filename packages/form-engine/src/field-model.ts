import type { AccountFact } from './definition/account-fact.ts';
import type { FieldDefinition } from './definition/field-definition.ts';
import type { FieldType } from './definition/field-type.ts';
import type { DateSpan } from './definition/condition.ts';
import type { Language } from './language.ts';
import type { Problem } from './problem.ts';
import type { Answer, RawAnswer } from './values/answer.ts';
import type { Told } from './values/told.ts';

/** What checking an answer needs besides the answer. */
export interface CheckContext {
  readonly language: Language;
  /** yyyy-mm-dd in the institution's time zone. */
  readonly today: string;
}

/** A mistake of the institution in a field's settings. */
export interface SettingsProblem {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The logic of a type of field: pure, the same in the browser and on the server. */
export interface FieldModel {
  readonly type: FieldType;
  /** Loads what checking needs and what is too large for the page. Awaited before a form with this type is checked. */
  readonly prepare?: () => Promise<void>;
  /** A field that nobody answers: shown in previews only, never required. */
  readonly readOnly?: boolean;
  /** The answer is a list of files. */
  readonly takesFiles?: boolean;
  /** The files are recorded by a camera. */
  readonly isRecorded?: boolean;
  /** The file is a signature: the person's own, never carried anywhere else. */
  readonly isSigned?: boolean;
  /** The answer is one date, which an ID card number can fill in. */
  readonly isOneDate?: boolean;
  /** An account fact as an answer; null if the field does not ask for it. */
  readonly fromAccount?: (fact: AccountFact, value: string, field: FieldDefinition) => Answer | null;
  /** Long enough to be shown below its question. */
  readonly isProse?: boolean;
  /** The answer of an untouched field. */
  readonly empty: Answer;
  /** Reads any JSON as an answer of this type; what cannot be understood is left out. Never throws. */
  readonly read: (raw: RawAnswer, field: FieldDefinition) => Answer;
  readonly isEmpty: (answer: Answer) => boolean;
  /** The content of an answer in words. Never throws. */
  readonly tell: (answer: Answer, field: FieldDefinition) => readonly Told[];
  /** The first problem of a non-empty answer. Never throws on what `read` returned. */
  readonly check: (answer: Answer, field: FieldDefinition, context: CheckContext) => Problem | null;
  /** Values of the chosen options; only for types whose options can trigger. */
  readonly chosen?: (answer: Answer) => readonly string[];
  /** The days an answer covers; only for types whose dates can trigger. */
  readonly days?: (answer: Answer, context: CheckContext) => DateSpan | null;
  /** Whether some answer can lie within a span of days; only for types whose dates can trigger. */
  readonly canLieIn?: (span: DateSpan, field: FieldDefinition) => boolean;
  /** The number that was given; null if it is none. Only for types that conditions can ask for a number. */
  readonly number?: (answer: Answer, field: FieldDefinition) => number | null;
  /** The number of characters. Only for types that conditions can ask for a length. */
  readonly length?: (answer: Answer, field: FieldDefinition) => number;
  /**
   * A canonical text of an answer, the same however it is written, for fields that must not repeat each other; null if
   * it equals no other. Default: the JSON of its value.
   */
  readonly keyOf?: (answer: Answer, field: FieldDefinition) => string | null;
  /** Mistakes in the settings, found when a form is published. */
  readonly checkSettings?: (field: FieldDefinition) => readonly SettingsProblem[];
}

export type FieldModels = Readonly<Record<FieldType, FieldModel>>;
