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

/** What is known about the types of fields. */
export interface FieldKnowledge {
  readonly models: FieldModels;
  readonly samples: Readonly<Record<FieldType, SamplesOf>>;
}
