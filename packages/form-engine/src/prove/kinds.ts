import type { CompiledField } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Answer } from '../values/answer.ts';
import { isDuring, isWithin } from '../visibility/condition-holds.ts';
import type { Asked } from './samples.ts';

/** What tells an answer apart from others: how it answers everything that is asked, and what it must be offered under. */
export function kindOf(
  answer: Answer,
  { model, definition }: CompiledField,
  asked: Asked,
  context: CheckContext,
): string {
  const chosen = new Set(model.chosen?.(answer));
  const parts: string[] = asked.chosen.map((values) => (values.some((value) => chosen.has(value)) ? '1' : '0'));
  if (asked.numbers.length > 0) {
    const number = model.number?.(answer, definition) ?? null;
    for (const bounds of asked.numbers) parts.push(isWithin(number, bounds) ? '1' : '0');
    parts.push(number === null ? 'none' : 'some');
  }
  if (asked.lengths.length > 0) {
    const length = model.length?.(answer, definition) ?? null;
    for (const bounds of asked.lengths) parts.push(isWithin(length, bounds) ? '1' : '0');
  }
  if (asked.days.length > 0) {
    const days = model.days?.(answer, context) ?? null;
    for (const span of asked.days) parts.push(isDuring(days, span) ? '1' : '0');
  }
  const isOffered = definition.choice?.under === undefined ? [] : (definition.options ?? []);
  return parts.join('') + JSON.stringify(isOffered.filter(({ value }) => chosen.has(value)).map(({ under }) => under));
}

/** One valid answer of each kind. */
export function oneOfEach(
  answers: readonly Answer[],
  kind: (answer: Answer) => string,
  isValid: (answer: Answer) => boolean,
): readonly Answer[] {
  const kinds = new Map<string, Answer>();
  for (const answer of answers) {
    const name = kind(answer);
    if (!kinds.has(name) && isValid(answer)) kinds.set(name, answer);
  }
  return [...kinds.values()];
}

export function firstOf(answers: readonly Answer[], isValid: (answer: Answer) => boolean): readonly Answer[] {
  const first = answers.find(isValid);
  return first === undefined ? [] : [first];
}
