import type { CompiledGroup } from '../compile/compiled-form.ts';
import type { Row } from '../values/answer.ts';
import { answerIn } from '../visibility/shown-fields.ts';

/**
 * Finds a row that was opened at some index: another page may have changed the list meanwhile. If the row is gone, the
 * index is after the last one, so that it replaces no other row.
 */
export function findRowIndex(group: CompiledGroup, rows: readonly Row[], row: Row, at: number): number {
  const isSame = (other: Row | undefined) => other === row || (other !== undefined && isSameRow(group, row, other));
  if (isSame(rows[at])) return at;
  const found = rows.findIndex(isSame);
  return found === -1 ? rows.length : found;
}

export function isSameRow({ fields }: CompiledGroup, one: Row, other: Row): boolean {
  return fields.every((field) => JSON.stringify(answerIn(one, field)) === JSON.stringify(answerIn(other, field)));
}
