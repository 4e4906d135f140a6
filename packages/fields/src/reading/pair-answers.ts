import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Answer } from '@portico/form-engine/values/answer';
import { models } from '../models.ts';

/** What a reader gets of a field: its answer, or only that there may be one; null if the field does not show. */
export type See = (field: FieldDefinition) => Answer | 'withheld' | null;

export interface SeenAnswer {
  readonly field: FieldDefinition;
  readonly answer: Answer | 'withheld';
}

/** A field with its answer, and with those of connected fields. */
export interface AnswerPair {
  readonly field: FieldDefinition;
  /** At least one; if nothing was answered, the empty answer of the field itself. */
  readonly answers: readonly [SeenAnswer, ...SeenAnswer[]];
}

/**
 * Fields with answers as a preview lists them. A field connected to another follows that one's answer, without its
 * title.
 */
export function pairAnswers(fields: readonly FieldDefinition[], see: See): readonly AnswerPair[] {
  const shown = new Map<string, SeenAnswer>();
  for (const field of fields) {
    const answer = field.preview?.mode === 'hidden' ? null : see(field);
    if (answer !== null) shown.set(field.id, { field, answer });
  }
  const firsts = new Map<SeenAnswer, SeenAnswer[]>();
  const connected: (readonly [SeenAnswer, SeenAnswer])[] = [];
  for (const seen of shown.values()) {
    const first = firstOf(seen, shown);
    if (first === seen) firsts.set(seen, [seen]);
    else connected.push([first, seen]);
  }
  for (const [first, seen] of connected) firsts.get(first)?.push(seen);
  return [...firsts].map(([first, all]) => {
    const [one, ...more] = all.filter(saysSomething);
    return { field: first.field, answers: one === undefined ? [first] : [one, ...more] };
  });
}

/** Whether it contains anything to read. */
export function saysSomething(seen: SeenAnswer): boolean {
  return models[seen.field.type].readOnly === true || isAnswered(seen);
}

export function isAnswered({ field, answer }: SeenAnswer): boolean {
  return answer === 'withheld' || !models[field.type].isEmpty(answer);
}

/** The start of the chain of connections; in a circle, each field stands for itself. */
function firstOf(seen: SeenAnswer, shown: ReadonlyMap<string, SeenAnswer>): SeenAnswer {
  const passed = new Set<SeenAnswer>();
  for (let at = seen; ;) {
    passed.add(at);
    const next = shown.get(at.field.preview?.connectTo ?? '');
    if (next === undefined) return at;
    if (passed.has(next)) return seen;
    at = next;
  }
}
