import type { CompiledForm, CompiledGroup } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Answer, FormAnswers, Row } from '../values/answer.ts';
import { judgeForm, siblingsOf, type ModuleState, type PlacedProblem } from '../verdict/judge-form.ts';
import { isOpen } from '../visibility/is-shown.ts';
import { lookupInRow, rowLookups, rowsIn, withRowCounts } from '../visibility/shown-fields.ts';
import type { AnswerCell } from './answer-cell.ts';
import { answersFrom, createFieldCells } from './field-cells.ts';
import type { FieldScope } from './field-scope.ts';
import { rowsState, type RowsState } from './group-rows.ts';
import { createListeners } from './listeners.ts';
import { createModuleTally } from './module-tally.ts';
import { findRowIndex, isSameRow } from './row-index.ts';
import { createRowScope, type RowScope } from './row-scope.ts';

/** What changed: a plain field or a group, by key. */
export type SessionChange = { readonly field: string } | { readonly group: string };

/** A form while somebody fills it in. */
export interface FormSession extends FieldScope {
  /** The answers that may leave the page: those of visible fields that are not empty. */
  readonly answers: () => FormAnswers;
  readonly onChange: (listener: (change: SessionChange) => void) => () => void;
  /** The person left a plain field: a good moment to save. */
  readonly onLeave: (listener: (key: string) => void) => () => void;
  readonly moduleState: (module: string) => ModuleState;
  /** Whether the module shows; subscribers of the module are notified. */
  readonly isModuleShown: (module: string) => boolean;
  readonly subscribeModule: (module: string, listener: () => void) => () => void;
  /** All problems of a module, in the order of the form; shown in the fields from now on. */
  readonly showProblems: (module: string) => readonly PlacedProblem[];
  readonly rows: (group: string) => RowsState;
  readonly subscribeRows: (group: string, listener: () => void) => () => void;
  readonly editRow: (group: string, index: number | null) => RowScope;
  readonly insertRow: (group: string, index: number, row: Row) => void;
  /** Returns the removed row, for undo. */
  readonly removeRow: (group: string, index: number) => Row | null;
  /** Calls the listener on each change to an unfinished row, so that it can outlive the page. */
  readonly onRowDraft: (listener: (draft: RowDraft) => void) => () => void;
  /** Inserts a row that an earlier page could not save; listeners are notified as for any change. */
  readonly keepDraft: (draft: RowDraft) => void;
  /** Answers a visible plain field that nobody has answered with its default. */
  readonly propose: (key: string) => void;
  /** Sets an answer from another page or an earlier visit; nothing is filled in from it. */
  readonly put: (key: string, answer: Answer) => void;
  /** Sets all rows of a group at once in the same way. */
  readonly putRows: (group: string, rows: readonly Row[]) => void;
}

/** A row that is being edited separately and is not part of the form yet. */
export interface RowDraft {
  readonly group: string;
  /** The index at which it was opened, and the row that was there; null for a new row. */
  readonly place: number;
  readonly before: Row | null;
  /** Null when editing has ended. */
  readonly row: Row | null;
}

interface GroupCell {
  readonly group: CompiledGroup;
  allRows: readonly Row[];
  /** The person has requested a check of the whole form. */
  isChecked: boolean;
  state: RowsState;
}

/** With `proposes`, fields that come into view and new rows propose their defaults. */
export function createFormSession(
  form: CompiledForm,
  answers: FormAnswers,
  context: CheckContext,
  proposes = false,
): FormSession {
  /** The rows of each group, with answers of hidden fields. */
  const written = new Map([...form.groups].map(([key]) => [key, rowsIn(answers, key)]));
  const cells = createFieldCells({
    fields: [...form.gates, ...form.counters.values(), ...form.modules.flatMap((module) => module.fields)],
    controlled: form.controlled,
    answers: withRowCounts(form, answers),
    context,
    rowsOf: (key, look) => {
      const group = form.groups.get(key);
      if (group === undefined || !isOpen(group.gate, look)) return [];
      return rowLookups(group, written.get(key) ?? [], look, context);
    },
    proposes,
  });
  const groups = new Map<string, GroupCell>();
  for (const [key, group] of form.groups) {
    const allRows = rowsIn(answers, key);
    groups.set(key, { group, allRows, isChecked: false, state: rowsState(group, allRows, cells.look, context, false) });
  }
  const tallies = new Map(form.modules.map((module) => [module.definition.id, createModuleTally(module, cells.look)]));
  for (const cell of cells.cells.values()) tallies.get(cell.field.module)?.count(cell);
  for (const cell of groups.values()) countRows(cell);
  /** The state of each module that listeners were last notified of. */
  const marks = new Map([...tallies.keys()].map((id) => [id, markOf(id)]));

  const moduleListeners = createListeners();
  const rowListeners = createListeners();
  const changeListeners = new Set<(change: SessionChange) => void>();
  const leaveListeners = new Set<(key: string) => void>();
  const draftListeners = new Set<(draft: RowDraft) => void>();
  const tellChange = (change: SessionChange) => {
    for (const listener of changeListeners) listener(change);
  };

  cells.onTouched((touched) => {
    const reached = new Set([...touched].flatMap(groupsBehind));
    const modules = [...touched].map((cell) => cell.field.module);
    withStates([...modules, ...[...reached].map(({ group }) => group.module)], () => {
      for (const cell of touched) tallies.get(cell.field.module)?.count(cell);
      for (const group of reached) judgeAgain(group);
    });
    for (const { field } of touched)
      if (form.byKey.has(field.definition.key) && field.calculation === null)
        tellChange({ field: field.definition.key });
    for (const { group } of reached) rowsChanged(group);
  });

  // A plain field can open fields of rows, or be one that a field of a row must not repeat.
  function groupsBehind({ field }: AnswerCell): GroupCell[] {
    if (field.controls.length === 0 && field.rechecks.length === 0) return [];
    return [...field.controls, ...field.rechecks].flatMap((other) => {
      const cell = other.group === null ? undefined : groups.get(other.group);
      return cell === undefined ? [] : [cell];
    });
  }

  function withStates(modules: readonly string[], work: () => void): void {
    work();
    for (const id of new Set(modules)) {
      const mark = markOf(id);
      if (marks.get(id) === mark) continue;
      marks.set(id, mark);
      moduleListeners.notify(id);
    }
  }

  function markOf(id: string): string {
    const tally = tallies.get(id);
    return `${tally?.state()} ${tally?.isShown()}`;
  }

  function countRows({ group, allRows, state }: GroupCell): void {
    const rows = state.isShown ? allRows.length : 0;
    tallies.get(group.module)?.countRows(group.definition.key, rows, state.wrong);
  }

  function judgeAgain(cell: GroupCell): void {
    cell.state = rowsState(cell.group, cell.allRows, cells.look, context, cell.isChecked);
    countRows(cell);
  }

  function rowsChanged(group: CompiledGroup): void {
    rowListeners.notify(group.definition.key);
    tellChange({ group: group.definition.key });
  }

  function groupCell(key: string): GroupCell {
    const cell = groups.get(key);
    if (cell === undefined) throw new Error(`No group ${key} in this form`);
    return cell;
  }

  function replaceRows(key: string, rows: readonly Row[]): void {
    const cell = groupCell(key);
    cell.allRows = rows;
    written.set(key, rows);
    withStates([cell.group.module], () => judgeAgain(cell));
    const counter = form.counters.get(key);
    if (counter !== undefined) cells.put(counter.definition.key, { value: rows.length });
    rowsChanged(cell.group);
  }

  function keepRow({ group: key, place, before, row }: RowDraft): void {
    const { group, allRows } = groupCell(key);
    const at = before === null ? allRows.length : findRowIndex(group, allRows, before, place);
    if (row !== null) replaceRows(key, spliced(allRows, at, 1, row));
  }

  return {
    read: cells.read,
    subscribe: cells.subscribe,
    change: cells.change,
    leave: (key) => {
      cells.leave(key);
      for (const listener of leaveListeners) listener(key);
    },
    answers: () => ({
      fields: answersFrom(cells.cells.values()),
      rows: Object.fromEntries(
        [...groups]
          .filter(([, { allRows, state }]) => allRows.length > 0 && state.isShown)
          .map(([key, { state }]) => [key, state.rows]),
      ),
    }),
    onChange: (listener) => {
      changeListeners.add(listener);
      return () => changeListeners.delete(listener);
    },
    onLeave: (listener) => {
      leaveListeners.add(listener);
      return () => leaveListeners.delete(listener);
    },
    moduleState: (module) => tallies.get(module)?.state() ?? 'empty',
    isModuleShown: (module) => tallies.get(module)?.isShown() ?? false,
    subscribeModule: moduleListeners.subscribe,
    showProblems(module) {
      const fields = form.modules.find(({ definition }) => definition.id === module)?.fields ?? [];
      cells.leaveAll(fields.map((field) => field.definition.key));
      for (const [key, cell] of groups) {
        if (cell.group.module !== module || cell.isChecked) continue;
        cell.isChecked = true;
        judgeAgain(cell);
        rowListeners.notify(key);
      }
      const allRows = Object.fromEntries([...groups].map(([key, cell]) => [key, cell.allRows]));
      const all = judgeForm(form, { fields: answersFrom(cells.cells.values()), rows: allRows }, context);
      return all.find((verdict) => verdict.module === module)?.problems ?? [];
    },
    rows: (group) => groupCell(group).state,
    subscribeRows: rowListeners.subscribe,
    editRow(key, index) {
      const { group, allRows } = groupCell(key);
      const at = index ?? allRows.length;
      let before = allRows[at] ?? null;
      return createRowScope({
        group,
        row: allRows[at] ?? {},
        number: at + 1,
        plain: cells.look,
        siblings: siblingsOf(
          allRows.map((row, index) => lookupInRow(group, row, index + 1, cells.look, context)),
          at,
        ),
        context,
        proposes: proposes && before === null,
        onSave: (row) => {
          keepRow({ group: key, place: at, before, row });
          before = row;
        },
        onDraft: (row) => {
          for (const listener of draftListeners) listener({ group: key, place: at, before, row });
        },
      });
    },
    insertRow: (key, index, row) => replaceRows(key, spliced(groupCell(key).allRows, index, 0, row)),
    removeRow(key, index) {
      const removed = groupCell(key).allRows[index];
      if (removed === undefined) return null;
      replaceRows(key, spliced(groupCell(key).allRows, index, 1));
      return removed;
    },
    onRowDraft: (listener) => {
      draftListeners.add(listener);
      return () => draftListeners.delete(listener);
    },
    keepDraft: (draft) => {
      const { group, allRows } = groupCell(draft.group);
      // It is already in the list: the earlier page ended before it could remove the draft.
      if (!allRows.some((row) => draft.row !== null && isSameRow(group, row, draft.row))) keepRow(draft);
    },
    propose: cells.propose,
    put: cells.put,
    putRows: replaceRows,
  };
}

// Some phones of our applicants do not support `toSpliced`.
function spliced(rows: readonly Row[], index: number, removed: number, ...added: readonly Row[]): readonly Row[] {
  const copy = [...rows];
  copy.splice(index, removed, ...added);
  return copy;
}
