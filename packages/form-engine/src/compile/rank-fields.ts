import { controllersOf } from './controllers-of.ts';
import type { FieldNode } from './field-node.ts';

interface Ranking {
  /** Controlled fields, each after all that control it. */
  readonly inOrder: readonly FieldNode[];
  /** Fields that depend on each other in a circle; empty if there is none. */
  readonly cycle: readonly FieldNode[];
}

/**
 * A topological sort with a queue instead of recursion: a chain of ten thousand fields needs no deeper stack than one
 * of two.
 */
export function rankFields(controlled: readonly FieldNode[]): Ranking {
  const waitsFor = new Map(controlled.map((field) => [field, controllersOf(field)]));
  const inOrder: FieldNode[] = [];
  const settle = (field: FieldNode) => {
    for (const opened of field.controls) {
      opened.rank = Math.max(opened.rank, field.rank + 1);
      const waiting = waitsFor.get(opened);
      if (waiting?.delete(field) && waiting.size === 0) inOrder.push(opened);
    }
  };
  // A condition may ask about nothing that is there.
  for (const [field, waiting] of waitsFor) if (waiting.size === 0) inOrder.push(field);
  for (const field of new Set(controlled.flatMap((one) => [...controllersOf(one)]))) {
    if (!waitsFor.has(field)) settle(field);
  }
  for (let next = 0; next < inOrder.length; next += 1) {
    const field = inOrder[next];
    if (field !== undefined) settle(field);
  }
  return { inOrder, cycle: inOrder.length === controlled.length ? [] : findCycle(waitsFor) };
}

// Every remaining field depends on another remaining one: following that leads into the cycle.
function findCycle(waitsFor: ReadonlyMap<FieldNode, ReadonlySet<FieldNode>>): readonly FieldNode[] {
  const path = new Set<FieldNode>();
  let field = [...waitsFor].find(([, waiting]) => waiting.size > 0)?.[0];
  while (field !== undefined && !path.has(field)) {
    path.add(field);
    field = [...(waitsFor.get(field) ?? [])].find((by) => (waitsFor.get(by)?.size ?? 0) > 0);
  }
  const walked = [...path];
  const circle: FieldNode[] = [];
  for (const one of field === undefined ? walked : walked.slice(walked.indexOf(field))) circle.unshift(one);
  return circle;
}
