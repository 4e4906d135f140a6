import type { Condition, Statement } from '@portico/form-engine/definition/condition';

/** How many parts of a group must hold. */
export const joiners = ['all', 'any', 'none', 'notAll'] as const;
export type Joiner = (typeof joiners)[number];

/** A condition as people read it: a list of parts, or one statement that may be denied. */
export type ConditionView =
  | { readonly joiner: Joiner; readonly parts: readonly Condition[] }
  | { readonly statement: Statement; readonly isDenied: boolean };

/** Every condition has a view, and `conditionOf` makes one of the same meaning of it. */
export function viewOf(condition: Condition): ConditionView {
  if ('all' in condition) return { joiner: 'all', parts: condition.all };
  if ('any' in condition) return { joiner: 'any', parts: condition.any };
  if (!('not' in condition)) return { statement: condition, isDenied: false };
  const { not } = condition;
  if ('all' in not) return { joiner: 'notAll', parts: not.all };
  if ('any' in not) return { joiner: 'none', parts: not.any };
  if ('not' in not || !canBeDenied(not)) return { joiner: 'none', parts: [not] };
  return { statement: not, isDenied: true };
}

/** The parts of a condition at the top, where one statement alone is a list of one. */
export function topOf(condition: Condition): Extract<ConditionView, { readonly joiner: Joiner }> {
  const view = viewOf(condition);
  return 'joiner' in view ? view : { joiner: 'all', parts: [condition] };
}

/** The condition of a list; null if nothing is left of it. One part of `all` stands for itself. */
export function conditionOf(joiner: Joiner, parts: readonly Condition[]): Condition | null {
  const [first] = parts;
  if (first === undefined) return null;
  if (joiner === 'none') return { not: { any: parts } };
  if (joiner === 'notAll') return { not: { all: parts } };
  if (joiner === 'any') return { any: parts };
  return parts.length === 1 ? first : { all: parts };
}

// "Is not" and "is not answered" are words of their own; other statements are denied by the list around them.
function canBeDenied(statement: Statement): boolean {
  return 'chosen' in statement || 'answered' in statement;
}
