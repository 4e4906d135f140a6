import type { CompiledModule } from '../compile/compiled-form.ts';
import { asks, type ModuleState, stateOf } from '../verdict/judge-form.ts';
import type { AnswerLookup } from '../visibility/answer-lookup.ts';
import { isOpen } from '../visibility/is-shown.ts';
import { type AnswerCell, isAnswered } from './answer-cell.ts';

/** Keeps a module's state by counting: only what changed is counted again. */
export interface ModuleTally {
  readonly count: (cell: AnswerCell) => void;
  readonly countRows: (group: string, rows: number, problems: number) => void;
  readonly isShown: () => boolean;
  readonly state: () => ModuleState;
}

export function createModuleTally(module: CompiledModule, look: AnswerLookup): ModuleTally {
  const groups = new Map<string, { rows: number; problems: number }>();
  let answered = 0;
  let wrong = 0;
  return {
    count(cell) {
      const before = cell.counted;
      const now = { answered: isAnswered(cell), wrong: cell.problem !== null };
      answered += Number(now.answered) - Number(before.answered);
      wrong += Number(now.wrong) - Number(before.wrong);
      cell.counted = now;
    },
    countRows(group, rows, problems) {
      const before = groups.get(group) ?? { rows: 0, problems: 0 };
      answered += rows - before.rows;
      wrong += problems - before.problems;
      groups.set(group, { rows, problems });
    },
    isShown: () => isOpen(module.gate, look),
    state: () => stateOf(answered > 0, wrong > 0, asks(module, look)),
  };
}
