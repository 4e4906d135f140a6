import type { CompiledField, CompiledGroup } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Problem } from '../problem.ts';
import type { Answer, Row } from '../values/answer.ts';
import { judgeRows } from '../verdict/judge-form.ts';
import type { AnswerLookup } from '../visibility/answer-lookup.ts';
import { isOpen } from '../visibility/is-shown.ts';
import { lookupInRow } from '../visibility/shown-fields.ts';

/** The rows of a repeatable group as a screen renders them. */
export interface RowsState {
  /** While it is hidden, nothing is asked, and the rows are kept as they are. */
  readonly isShown: boolean;
  /** Without hidden answers. */
  readonly rows: readonly Row[];
  /** The first problem of each row. */
  readonly problems: readonly (Problem | null)[];
  /** Too few or too many rows; set once the person has requested a check. */
  readonly countProblem: Problem | null;
  readonly canAdd: boolean;
  /** Whether the row at this index may be deleted. */
  readonly canDelete: readonly boolean[];
  readonly wrong: number;
}

/** Checks the rows, which include answers of currently hidden fields. */
export function rowsState(
  group: CompiledGroup,
  allRows: readonly Row[],
  plain: AnswerLookup,
  context: CheckContext,
  isChecked: boolean,
): RowsState {
  const judged = judgeRows(group, allRows, plain, context);
  const { requiredRows, extraRows } = group.definition;
  const isShown = isOpen(group.gate, plain);
  return {
    isShown,
    rows: !isShown
      ? allRows
      : allRows.map((row, index) => shownOf(group.fields, lookupInRow(group, row, index + 1, plain, context))),
    problems: allRows.map((_, index) => judged.find(({ row }) => row === index + 1)?.problem ?? null),
    countProblem: (isChecked && judged.find(({ row }) => row === undefined)?.problem) || null,
    canAdd: allRows.length < requiredRows + extraRows,
    canDelete: allRows.map((_, index) => index >= requiredRows),
    wrong: judged.length,
  };
}

function shownOf(fields: readonly CompiledField[], look: AnswerLookup): Row {
  const entries: (readonly [string, Answer])[] = [];
  for (const field of fields) {
    const answer = look(field);
    if (answer !== null && field.model.readOnly !== true && !field.model.isEmpty(answer)) {
      entries.push([field.definition.key, answer]);
    }
  }
  return Object.fromEntries(entries);
}
