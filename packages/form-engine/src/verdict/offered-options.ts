import type { CompiledField } from '../compile/compiled-form.ts';
import type { Option } from '../definition/option.ts';
import type { Language } from '../language.ts';
import type { Problem } from '../problem.ts';
import type { Answer } from '../values/answer.ts';
import type { AnswerLookup } from '../visibility/answer-lookup.ts';

/** The options offered beside the other answers: the same list each time, so that nothing is rendered again. */
export function offeredOptions(field: CompiledField, look: AnswerLookup): readonly Option[] {
  const { options = none } = field.definition;
  if (field.under === null) return options;
  const chosen = chosenAbove(field.under, look);
  return chosen.length === 0 ? none : listFor(options, chosen);
}

/** The question to be answered before this one has options; null if there is none. */
export function firstToAnswer({ under }: CompiledField, look: AnswerLookup): CompiledField | null {
  return under !== null && chosenAbove(under, look).length === 0 ? under : null;
}

/** Why an option of the field is not offered beside the other answers. It stays chosen until the person changes it. */
export function misplaced(
  field: CompiledField,
  answer: Answer,
  look: AnswerLookup,
  language: Language,
): Problem | null {
  const { under, model, definition } = field;
  if (under === null) return null;
  const params = { field: under.definition.label[language] };
  if (firstToAnswer(field, look) !== null) return { key: 'answerFirst', params };
  const chosen = new Set(model.chosen?.(answer));
  for (const { value } of offeredOptions(field, look)) chosen.delete(value);
  const isElsewhere = definition.options?.some(({ value }) => chosen.has(value)) === true;
  return isElsewhere ? { key: 'optionElsewhere', params } : null;
}

const none: readonly Option[] = [];

function chosenAbove(under: CompiledField, look: AnswerLookup): readonly string[] {
  const answer = look(under);
  return answer === null || under.model.isEmpty(answer) ? [] : (under.model.chosen?.(answer) ?? []);
}

// A published form never changes its options, and there are no more lists than answers to the question above.
const lists = new WeakMap<readonly Option[], Map<string, readonly Option[]>>();

function listFor(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  const cached = lists.get(options) ?? new Map<string, readonly Option[]>();
  lists.set(options, cached);
  const name = JSON.stringify(chosen);
  const known = cached.get(name);
  if (known !== undefined) return known;
  const list = options.filter(({ under }) => under === undefined || under.some((value) => chosen.includes(value)));
  // Combinations of a multiple choice, and values that nobody offers, could fill the memory.
  if (cached.size < mostLists) cached.set(name, list);
  return list;
}

const mostLists = 1_000;
