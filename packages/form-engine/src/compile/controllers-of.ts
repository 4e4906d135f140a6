import type { CompiledField } from './compiled-form.ts';

/** The fields, gates and row counters that decide whether this field shows. */
export function controllersOf<F extends CompiledField>(field: Controlled<F>): Set<F> {
  const all = new Set(field.openers.map(({ by }) => by));
  if (field.relation !== null) all.add(field.relation.to);
  if (field.gate !== null) all.add(field.gate);
  if (field.under !== null) all.add(field.under);
  for (const named of field.shownWhen?.named.values() ?? []) all.add(named);
  for (const named of field.calculation?.named.values() ?? []) all.add(named);
  return all;
}

type Controlled<F> = Readonly<{
  openers: readonly { readonly by: F }[];
  relation: { readonly to: F } | null;
  gate: F | null;
  under: F | null;
  calculation: { readonly named: ReadonlyMap<string, F> } | null;
  shownWhen: { readonly named: ReadonlyMap<string, F> } | null;
}>;
