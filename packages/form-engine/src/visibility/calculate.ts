import type { CompiledCalculation, CompiledField } from '../compile/compiled-form.ts';
import type { Answer } from '../values/answer.ts';
import type { AnswerLookup } from './answer-lookup.ts';

/** The rows of a group that count, each with its own lookup; none while the group is hidden. */
type RowLookups = (group: string) => readonly AnswerLookup[];

/** Works out an answer from the visible answers. Empty while there is nothing to work it out from. */
export function calculate({ rule, named }: CompiledCalculation, look: AnswerLookup, rowsOf: RowLookups): Answer {
  if ('age' in rule) return { value: yearsBetween(dayIn(named.get(rule.age), look), rule.on) };
  const ids = 'sum' in rule ? rule.sum : rule.average;
  const weights = 'average' in rule && rule.weights !== undefined ? named.get(rule.weights) : undefined;
  let total = 0;
  let weight = 0;
  for (const field of ids.map((id) => named.get(id))) {
    if (field === undefined) continue;
    for (const place of field.group === null ? [look] : rowsOf(field.group)) {
      const number = numberIn(field, place);
      const share = weights === undefined ? 1 : numberIn(weights, place);
      if (number === null || share === null) continue;
      total += number * share;
      weight += share;
    }
  }
  // Without weights this counts the answers.
  if (weight === 0) return { value: '' };
  return { value: rounded('sum' in rule ? total : total / weight, rule.digits ?? 2) };
}

function numberIn(field: CompiledField, look: AnswerLookup): number | null {
  const answer = look(field);
  if (answer === null || field.model.isEmpty(answer)) return null;
  return field.model.number?.(answer, field.definition) ?? null;
}

function dayIn(field: CompiledField | undefined, look: AnswerLookup): string {
  const answer = field === undefined ? null : look(field);
  return typeof answer?.value === 'string' ? answer.value : '';
}

/** Full years between two days; '' unless both are whole days, the first not later. */
function yearsBetween(from: string, to: string): string {
  if (!wholeDay.test(from) || !wholeDay.test(to) || from > to) return '';
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return String(to.slice(5) < from.slice(5) ? years - 1 : years);
}

const wholeDay = /^\d{4}-\d\d-\d\d$/;

// Fractions such as 0.1 are not exact: a little more than half of the last digit decides, as on paper.
function rounded(number: number, digits: number): string {
  const shift = 10 ** digits;
  const result = Math.round((number + Math.sign(number) * 1e-9) * shift) / shift;
  return Number.isFinite(result) && Math.abs(result) < 1e15 ? String(result === 0 ? 0 : result) : '';
}
