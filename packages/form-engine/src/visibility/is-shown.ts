import type { CompiledField, CompiledRelation, Opener } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Answer } from '../values/answer.ts';
import type { AnswerLookup } from './answer-lookup.ts';
import { conditionHolds, isDuring } from './condition-holds.ts';

/** Whether a gate is open; true if there is none. */
export function isOpen(gate: CompiledField | null, look: AnswerLookup): boolean {
  return gate === null || look(gate) !== null;
}

/** Whether a field shows, given the fields that control it. `row` is the columnNumber inside a repeatable group. */
export function isShown(field: CompiledField, look: AnswerLookup, context: CheckContext, row?: number): boolean {
  if (!isOpen(field.gate, look)) return false;
  if (field.under !== null && look(field.under) === null) return false;
  if (field.relation !== null && !relationHolds(field.relation, look)) return false;
  if (field.shownWhen !== null && !conditionHolds(field.shownWhen, look, context)) return false;
  if (field.openers.length === 0) return field.definition.startsShown !== false;
  return isOpened(field, look, context, row);
}

// Hidden if no visible field can open it; shown if one does; and if all of those are unanswered, as `startsShown` says.
function isOpened(field: CompiledField, look: AnswerLookup, context: CheckContext, row: number | undefined): boolean {
  let answered = false;
  let visible = false;
  for (const opener of field.openers) {
    const answer = look(opener.by);
    if (answer === null) continue;
    visible = true;
    if (opener.by.model.isEmpty(answer)) continue;
    answered = true;
    if (matches(opener, answer, context)) return true;
  }
  return visible && !answered && beginsShown(field, row);
}

function beginsShown({ definition }: CompiledField, row: number | undefined): boolean {
  const ofRow = row === undefined ? undefined : definition.startsShownInRow?.[row];
  return ofRow ?? definition.startsShown ?? false;
}

function matches({ by, when }: Opener, answer: Answer, context: CheckContext): boolean {
  if ('options' in when) {
    const chosen = by.model.chosen?.(answer) ?? [];
    return chosen.some((value) => when.options.includes(value));
  }
  const days = by.model.days?.(answer, context) ?? null;
  return when.ranges.some((span) => isDuring(days, span));
}

function relationHolds({ to, option }: CompiledRelation, look: AnswerLookup): boolean {
  const answer = look(to);
  return answer !== null && (to.model.chosen?.(answer) ?? []).includes(option);
}
