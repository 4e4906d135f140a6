import type { GroupDefinition } from '../definition/form-definition.ts';
import type { DefinitionProblem } from './definition-problem.ts';

const mostRows = 200;

/** A group needs room for a row, and whole numbers of them. */
export function checkGroup(module: string, group: GroupDefinition): readonly DefinitionProblem[] {
  const { requiredRows, extraRows } = group;
  const isWhole = [requiredRows, extraRows].every((count) => Number.isInteger(count) && count >= 0);
  const most = requiredRows + extraRows;
  if (isWhole && most >= 1 && most <= mostRows) return [];
  return [{ key: 'rowNumbers', place: { module, group: group.key }, params: { most: mostRows } }];
}
