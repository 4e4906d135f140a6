import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { RawAnswer } from '@portico/form-engine/values/answer';

/**
 * Answers that somebody could have given, the most likely first. Some may break a rule of the field: whoever fills in a form
 * takes the first that holds. Another `variant` begins with another one, so that rows and people differ.
 */
export type PlausibleAnswers = (field: FieldDefinition, context: CheckContext, variant: number) => readonly RawAnswer[];

/** The same list, beginning at another place. */
export function rotated<T>(list: readonly T[], by: number): readonly T[] {
  if (list.length === 0) return list;
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
