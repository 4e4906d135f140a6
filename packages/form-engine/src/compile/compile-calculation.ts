import { type Calculation, sourcesOf } from '../definition/calculation.ts';
import type { FieldNode } from './field-node.ts';
import type { Counters } from './row-counters.ts';

/** Finds what a calculation reads; columns with the counter of their group, which changes with its rows. */
export function compileCalculation(rule: Calculation, byId: ReadonlyMap<string, FieldNode>, counters: Counters) {
  const named = new Map<string, FieldNode>();
  for (const id of sourcesOf(rule)) {
    const source = byId.get(id);
    if (source === undefined) continue;
    named.set(id, source);
    const counter = source.group === null ? undefined : counters.byKey.get(source.group);
    if (counter !== undefined) named.set(`rows:${source.group}`, counter);
  }
  return { rule, named };
}
