import type { CompiledCondition, CompiledField } from '../compile/compiled-form.ts';
import { type Bounds, type Condition, type DateSpan, type Statement, subjectOf } from '../definition/condition.ts';
import type { CheckContext } from '../field-model.ts';
import type { Answer } from '../values/answer.ts';
import type { AnswerLookup } from './answer-lookup.ts';

/** Whether a condition holds for the visible answers. */
export function conditionHolds({ condition, named }: CompiledCondition, look: AnswerLookup, context: CheckContext) {
  const holds = (one: Condition): boolean => {
    if ('all' in one) return one.all.every(holds);
    if ('any' in one) return one.any.some(holds);
    if ('not' in one) return !holds(one.not);
    return statementHolds(one, named.get(subjectOf(one)), look, context);
  };
  return holds(condition);
}

// Nothing can be said of what is unknown or unanswered, except how many rows there are: none.
function statementHolds(
  statement: Statement,
  field: CompiledField | undefined,
  look: AnswerLookup,
  context: CheckContext,
): boolean {
  if (field === undefined) return false;
  const answer = look(field);
  if ('rows' in statement) return isWithin(answer === null ? 0 : numberOf(field, answer), statement.rows);
  if (answer === null || field.model.isEmpty(answer)) return false;
  if ('chosen' in statement) return field.model.chosen?.(answer).some((one) => statement.chosen.includes(one)) === true;
  if ('number' in statement) return isWithin(numberOf(field, answer), statement.number);
  if ('length' in statement) return isWithin(field.model.length?.(answer, field.definition) ?? null, statement.length);
  if ('days' in statement) return isDuring(field.model.days?.(answer, context) ?? null, statement.days);
  return true;
}

function numberOf({ model, definition }: CompiledField, answer: Answer): number | null {
  return model.number?.(answer, definition) ?? null;
}

export function isWithin(number: number | null, { least = -Infinity, most = Infinity }: Bounds): boolean {
  return number !== null && number >= least && number <= most;
}

/** Whether days lie within a span. ISO dates compare as text; an open end lies beyond every date. */
export function isDuring(days: DateSpan | null, { from, to }: DateSpan): boolean {
  return days !== null && days.from >= from && (to === '' || days.to <= to);
}
