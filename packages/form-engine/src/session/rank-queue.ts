import type { CompiledField } from '../compile/compiled-form.ts';

/** A queue of fields by rank. Fields added while one is processed always have a higher rank. */
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
