import type { CompiledField } from '../compile/compiled-form.ts';

/** Fields in the order of who controls whom. What is added while one is at work always ranks above it. */
export function createRankQueue(first: readonly CompiledField[]) {
  const byRank = new Map<number, Set<CompiledField>>();
  let rank = 0;
  const add = (fields: readonly CompiledField[]) => {
    for (const field of fields) byRank.set(field.rank, (byRank.get(field.rank) ?? new Set()).add(field));
  };
  add(first);
  return {
    add,
    next(): CompiledField | null {
      while (byRank.size > 0) {
        const [field] = byRank.get(rank) ?? [];
        if (field !== undefined) {
          byRank.get(rank)?.delete(field);
          return field;
        }
        byRank.delete(rank);
        rank += 1;
      }
      return null;
    },
  };
}
