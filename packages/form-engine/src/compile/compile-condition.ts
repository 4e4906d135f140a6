import { type Condition, statementsOf, subjectOf } from '../definition/condition.ts';
import { canReach, type FieldNode } from './field-node.ts';
import type { Counters } from './row-counters.ts';

/** Finds what a condition of this field names. Unknown ids are left out, since publishing refuses them. */
export function compileCondition(
  condition: Condition,
  field: FieldNode,
  byId: ReadonlyMap<string, FieldNode>,
  counters: Counters,
) {
  const named = new Map<string, FieldNode>();
  for (const statement of statementsOf(condition)) {
    const node = 'group' in statement ? counters.byId.get(statement.group) : byId.get(statement.field);
    if (node !== undefined && canReach(node, field)) named.set(subjectOf(statement), node);
  }
  return { condition, named };
}
