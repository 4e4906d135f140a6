import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';

// Compiled forms are immutable.
const cache = new WeakMap<CompiledForm, ReadonlySet<string>>();

/** Modules whose answers decide, directly or indirectly, whether other modules are visible. */
export function modulesThatOpen(form: CompiledForm): ReadonlySet<string> {
  const cached = cache.get(form) ?? findOpeners(form);
  cache.set(form, cached);
  return cached;
}

function findOpeners({ modules, gates }: CompiledForm): ReadonlySet<string> {
  const deciding = new Set<CompiledField>(modules.flatMap(({ gate }) => gate ?? []));
  // Iterating over a set also visits entries that are added during the loop.
  for (const { openers, relation, gate } of deciding) {
    for (const { by } of openers) deciding.add(by);
    if (relation !== null) deciding.add(relation.to);
    if (gate !== null) deciding.add(gate);
  }
  for (const gate of gates) deciding.delete(gate);
  return new Set([...deciding].map(({ module }) => module));
}
