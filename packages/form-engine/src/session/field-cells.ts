import type { CompiledField } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import { ancientYearOf, birthdayOf } from '../patterns/cards/id-card.ts';
import type { Answer, Answers } from '../values/answer.ts';
import { currentDefinition, isSameDefinition } from '../verdict/current-definition.ts';
import { firstToAnswer } from '../verdict/offered-options.ts';
import { problemOf, type Siblings } from '../verdict/problem-of.ts';
import type { AnswerLookup } from '../visibility/answer-lookup.ts';
import { calculate } from '../visibility/calculate.ts';
import { isShown } from '../visibility/is-shown.ts';
import { answerIn } from '../visibility/shown-fields.ts';
import { type AnswerCell, answerCell, answerOf, refresh } from './answer-cell.ts';
import type { FieldScope } from './field-scope.ts';
import { createListeners } from './listeners.ts';
import { createRankQueue } from './rank-queue.ts';

export interface CellsStart {
  readonly fields: readonly CompiledField[];
  /** Those of them that others control, in order. */
  readonly controlled: readonly CompiledField[];
  readonly answers: Answers;
  readonly context: CheckContext;
  /** Fields outside these: for a row, the plain ones. */
  readonly outer?: AnswerLookup;
  /** columnNumber of the row that is edited. */
  readonly row?: number;
  readonly siblings?: Siblings;
  /** The rows that calculations read. */
  readonly rowsOf?: (group: string, look: AnswerLookup) => readonly AnswerLookup[];
  /** Fields that come into view propose their defaults. */
  readonly proposes?: boolean;
}

/** Fields edited together. A change costs as much as the fields it reaches, however many there are. */
export interface FieldCells extends FieldScope {
  readonly cells: ReadonlyMap<string, AnswerCell>;
  readonly look: AnswerLookup;
  /** Calls the listener after each change with the cells whose answer, problem or visibility has changed. */
  readonly onTouched: (listener: (touched: ReadonlySet<AnswerCell>) => void) => () => void;
  /** Shows all problems from now on. */
  readonly leaveAll: (keys: Iterable<string>) => void;
  /** Answers a visible field that nobody has answered with its default, if that is a valid answer now. */
  readonly propose: (key: string) => void;
  /** An answer from another page: like a change, but nothing is filled in from it. */
  readonly put: (key: string, answer: Answer) => void;
}

export function createFieldCells({
  fields,
  controlled,
  answers,
  context,
  outer,
  row,
  siblings,
  rowsOf = () => [],
  proposes = false,
}: CellsStart): FieldCells {
  const cells = new Map(fields.map((field) => [field.definition.key, answerCell(field, answerIn(answers, field))]));
  const listeners = createListeners();
  const watchers = new Set<(touched: ReadonlySet<AnswerCell>) => void>();

  const look: AnswerLookup = (field) => {
    const cell = cells.get(field.definition.key);
    if (cell === undefined) return outer?.(field) ?? null;
    return cell.visible ? cell.lastAnswer : null;
  };
  const settleVisible = (cell: AnswerCell) => {
    cell.visible = isShown(cell.field, look, context, row);
    const { calculation } = cell.field;
    if (calculation === null) return;
    const answer = calculate(calculation, look, (group) => rowsOf(group, look));
    // The same object while the result is the same, so that nothing that depends on it is worked out again.
    if (answer.value !== cell.lastAnswer.value) cell.lastAnswer = answer;
  };
  const settleProblem = (cell: AnswerCell) => {
    const applying = currentDefinition(cell.field, look, context);
    // The same object while nothing has changed, so that the field is not rendered again.
    if (!isSameDefinition(cell.definition, applying)) cell.definition = applying;
    cell.waitsFor = firstToAnswer(cell.field, look)?.definition.label ?? null;
    cell.problem = cell.visible ? problemOf(cell.field, cell.lastAnswer, look, context, siblings) : null;
  };

  for (const cell of cells.values()) {
    if (cell.field.openers.length === 0 && cell.field.definition.startsShown === false) cell.visible = false;
  }
  for (const field of controlled) settleVisible(cellOf(field));
  for (const cell of cells.values()) {
    settleProblem(cell);
    refresh(cell);
  }

  function cellOf(field: CompiledField): AnswerCell {
    const cell = cells.get(field.definition.key);
    if (cell === undefined) throw new Error(`No field ${field.definition.key} here`);
    return cell;
  }

  // Fields are updated rank by rank, each after all that control it.
  function openAndClose(changed: readonly AnswerCell[], touched: Set<AnswerCell>, isOwn: boolean): void {
    const waiting = createRankQueue(changed.flatMap((cell) => cell.field.controls));
    for (let field = waiting.next(); field !== null; field = waiting.next()) {
      const cell = cells.get(field.definition.key);
      // A plain answer may hide what rows say, and a calculation may read that.
      if (cell === undefined) {
        waiting.add(field.controls);
        continue;
      }
      const { visible, lastAnswer } = cell;
      settleVisible(cell);
      if (cell.visible === visible && cell.lastAnswer === lastAnswer) continue;
      touched.add(cell);
      if (isOwn && proposes) cell.lastAnswer = proposalFor(cell) ?? cell.lastAnswer;
      waiting.add(field.controls);
    }
  }

  function give(cell: AnswerCell, answer: Answer, fills: boolean): void {
    cell.lastAnswer = answer;
    const changed = fills ? [cell, ...fillBirthdays(cell)] : [cell];
    const touched = new Set(changed);
    openAndClose(changed, touched, fills);
    settle(touched);
  }

  function proposalFor({ field, lastAnswer, visible, changed }: AnswerCell): Answer | null {
    const { definition, model } = field;
    if (definition.defaultValue === undefined || !visible || changed || !model.isEmpty(lastAnswer)) return null;
    const proposal = model.read({ value: definition.defaultValue }, definition);
    const isFit = !model.isEmpty(proposal) && problemOf(field, proposal, look, context, siblings) === null;
    return isFit ? proposal : null;
  }

  function fillBirthdays(cell: AnswerCell): AnswerCell[] {
    const { birthdays } = cell.field;
    if (birthdays.length === 0) return [];
    const { value } = cell.field.model.read(cell.lastAnswer, cell.field.definition);
    const birthday = typeof value === 'string' && ancientYearOf(value) === null ? birthdayOf(value) : null;
    if (birthday === null) return [];
    return birthdays.map((field) => {
      const filled = cellOf(field);
      filled.lastAnswer = field.model.read({ value: birthday }, field.definition);
      return filled;
    });
  }

  function settle(touched: Set<AnswerCell>): void {
    for (const field of [...touched].flatMap((cell) => cell.field.rechecks)) {
      const rechecked = cells.get(field.definition.key);
      if (rechecked !== undefined) touched.add(rechecked);
    }
    for (const cell of touched) settleProblem(cell);
    const drawnAnew = [...touched].filter(refresh);
    for (const watcher of watchers) watcher(touched);
    for (const cell of drawnAnew) listeners.notify(cell.field.definition.key);
  }

  function leaveCell(key: string): void {
    const cell = cells.get(key);
    if (cell === undefined || cell.left) return;
    cell.left = true;
    if (refresh(cell)) listeners.notify(key);
  }

  return {
    cells,
    look,
    read: (key) => cells.get(key)?.state ?? absent,
    subscribe: listeners.subscribe,
    change: (key, answer) => {
      const cell = cells.get(key);
      if (cell === undefined || cell.field.calculation !== null) return;
      cell.changed = true;
      give(cell, answer, true);
    },
    propose: (key) => {
      const cell = cells.get(key);
      const proposal = cell === undefined ? null : proposalFor(cell);
      if (cell !== undefined && proposal !== null) give(cell, proposal, true);
    },
    put: (key, answer) => {
      const cell = cells.get(key);
      if (cell !== undefined) give(cell, answer, false);
    },
    leave: leaveCell,
    leaveAll: (keys) => {
      for (const key of keys) leaveCell(key);
    },
    onTouched: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

const absent = { answer: { value: null }, visible: false, problem: null, definition: null, waitsFor: null } as const;

/** The answers that may leave the page: those of visible fields that are not empty. */
export function answersFrom(cells: Iterable<AnswerCell>): Answers {
  const entries: (readonly [string, Answer])[] = [];
  for (const cell of cells) {
    const answer = answerOf(cell);
    if (cell.field.model.readOnly !== true && !cell.field.model.isEmpty(answer)) {
      entries.push([cell.field.definition.key, answer]);
    }
  }
  return Object.fromEntries(entries);
}
