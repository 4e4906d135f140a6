import type { CompiledField } from '../compile/compiled-form.ts';
import type { Problem } from '../problem.ts';
import type { Answer } from '../values/answer.ts';
import type { FieldState } from './field-scope.ts';

/** What a session holds of one field. */
export interface AnswerCell {
  readonly field: CompiledField;
  /** What the person gave last; kept aside while the field does not show, so that showing it again brings it back. */
  given: Answer;
  visible: boolean;
  /** The person has been in the field: its problems may be shown. */
  left: boolean;
  problem: Problem | null;
  state: FieldState;
  /** How it stands in its module's tally. */
  counted: { readonly answered: boolean; readonly wrong: boolean };
}

const uncounted = { answered: false, wrong: false } as const;

export function answerCell(field: CompiledField, given: Answer): AnswerCell {
  const state = { answer: given, visible: true, problem: null };
  return { field, given, visible: true, left: false, problem: null, state, counted: uncounted };
}

/** The answer as everybody else may see it: a field that does not show has none. */
export function answerOf(cell: AnswerCell): Answer {
  return cell.visible ? cell.given : cell.field.model.empty;
}

export function isAnswered(cell: AnswerCell): boolean {
  return cell.visible && cell.field.model.readOnly !== true && !cell.field.model.isEmpty(cell.given);
}

/** Brings the drawn state up to date; true when there is something new to draw. */
export function refresh(cell: AnswerCell): boolean {
  const answer = answerOf(cell);
  const problem = cell.left && cell.visible ? cell.problem : null;
  const { state } = cell;
  if (state.answer === answer && state.visible === cell.visible && state.problem === problem) return false;
  cell.state = { answer, visible: cell.visible, problem };
  return true;
}
