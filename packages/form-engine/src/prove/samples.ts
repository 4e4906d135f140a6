import type { Bounds, DateSpan } from '../definition/condition.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldType } from '../definition/field-type.ts';
import type { CheckContext, FieldModels } from '../field-model.ts';
import type { Answer } from '../values/answer.ts';

/** What the conditions of a form ask about one field: only these questions tell its answers apart. */
export interface Asked {
  readonly chosen: readonly (readonly string[])[];
  readonly numbers: readonly Bounds[];
  readonly lengths: readonly Bounds[];
  readonly days: readonly DateSpan[];
}

/** Answers to a field, at least one for each way in which they can be told apart. */
export interface Samples {
  readonly answers: readonly Answer[];
  /** False if there may be an answer that is told apart from all of these. */
  readonly isEvery: boolean;
}

export type SamplesOf = (field: FieldDefinition, asked: Asked, context: CheckContext) => Samples;

/** One answer, or all that are the same where answers may not be repeated. */
export type Point = { readonly number: Bounds } | { readonly days: DateSpan } | { readonly chosen: readonly string[] };

/** The answers of which there are so few that not repeating them matters. Of all others there is always another one. */
export interface Points {
  readonly points: readonly Point[];
  /** Whether there are no others. */
  readonly isAll: boolean;
}

/**
 * The points of a field of which so many answers must differ, with at least so many on each side of every limit and of
 * everything that conditions ask about; `unknown` where they cannot be told apart.
 */
export type PointsOf = (
  field: FieldDefinition,
  asked: Asked,
  context: CheckContext,
  count: number,
) => Points | 'unknown';

/** What is known about the types of fields. */
export interface FieldKnowledge {
  readonly models: FieldModels;
  readonly samples: Readonly<Record<FieldType, SamplesOf>>;
  /** Of types whose answers are endless unless limits or conditions are narrow. */
  readonly points: Partial<Readonly<Record<FieldType, PointsOf>>>;
}
