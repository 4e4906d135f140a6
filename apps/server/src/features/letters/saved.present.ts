import type { SaveLetter } from '@portico/contract/recommendations.schemas';
import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { SavedLetter } from './letters.queries.ts';

/** How far a module has come, as the wire spells it. */
export const wireStates = { empty: 0, partial: 1, complete: 2 } as const;

export function presentSaved(
  { revision, conflicts, changed, merged }: SavedLetter,
  version: string,
  { definition }: CompiledModule,
  state: 0 | 1 | 2,
): SaveLetter['output'] {
  const only = (places: SavedLetter['conflicts']) => {
    const keys = places.map(([, key]) => key);
    const values = { fields: picked(merged.fields, keys), rows: picked(merged.rows, keys) };
    return { keys, save_field: encodeAnswers(values, { modules: [definition] }) };
  };
  return {
    revision: Number(revision),
    state,
    form_version: version,
    conflicts: only(conflicts),
    changed: only(changed),
  };
}

function picked<T>(values: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));
}
