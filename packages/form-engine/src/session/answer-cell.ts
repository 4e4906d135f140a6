import type { CompiledField } from '../compile/compiled-form.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { LocalText } from '../language.ts';
import type { Problem } from '../problem.ts';
import type { Answer } from '../values/answer.ts';
import type { FieldState } from './field-scope.ts';

/** What a session holds for one field. */
export interface AnswerCell {
  readonly field: CompiledField;
  /** What the person entered last; kept aside while the field is hidden, so that it comes back with the field. */
  lastAnswer: Answer;
  visible: boolean;
  /** Whether the person has changed it on this page: what they cleared stays clear. */
  changed: boolean;
  /** Whether the person has left the field: its problems may then be shown. */
  left: boolean;
  problem: Problem | null;
  /** The definition as it applies to the other answers. */
  definition: FieldDefinition;
  /** The question that must be answered before this one has options. */
  waitsFor: LocalText | null;
  state: FieldState;
  /** How it is counted in its module's tally. */
  counted: { readonly answered: boolean; readonly wrong: boolean };
}

const uncounted = { answered: false, wrong: false } as const;

export function answerCell(field: CompiledField, lastAnswer: Answer): AnswerCell {
  const { definition } = field;
  const start = { visible: true, problem: null, definition, waitsFor: null };
  return {
    field,
    lastAnswer,
    changed: false,
    left: false,
    ...start,
    state: { answer: lastAnswer, ...start },
    counted: uncounted,
  };
}

/** The answer as others may see it: a hidden field has none. */
export function answerOf(cell: AnswerCell): Answer {
  return cell.visible ? cell.lastAnswer : cell.field.model.empty;
}

export function isAnswered(cell: AnswerCell): boolean {
  return cell.visible && cell.field.model.readOnly !== true && !cell.field.model.isEmpty(cell.lastAnswer);
}

/** Updates the state to render; returns whether it changed. */
export function refresh(cell: AnswerCell): boolean {
  const answer = answerOf(cell);
  const problem = cell.left && cell.visible ? cell.problem : null;
  const { state, definition, waitsFor } = cell;
  const isSame =
    state.answer === answer &&
    state.visible === cell.visible &&
    state.problem === problem &&
    state.definition === definition &&
    state.waitsFor === waitsFor;
  if (!isSame) cell.state = { answer, visible: cell.visible, problem, definition, waitsFor };
  return !isSame;
}
