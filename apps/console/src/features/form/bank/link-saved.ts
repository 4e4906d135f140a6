import { type FormParts, isSettings, partName } from '@portico/form-engine/editing/form-parts';
import { newId } from '../editing/new-parts.ts';
import { linkOf } from './links.ts';

/** The form in which these parts, by their ids here and in the entry, come from what was just saved of them. */
export function linkSaved(
  parts: FormParts,
  ids: ReadonlyMap<string, string>,
  { id: entry, revision }: { readonly id: string; readonly revision: number },
): FormParts {
  const next = new Map(parts);
  const nameOf = (id: string) => [partName.field(id), partName.group(id)].find((name) => parts.has(name)) ?? '';
  const known = [...ids.keys()].map((id) => linkOf(parts.get(nameOf(id)))).find((link) => link?.entry === entry);
  const set = known?.set ?? newId();
  for (const [id, part] of ids) {
    const settings = next.get(nameOf(id));
    if (isSettings(settings)) next.set(nameOf(id), { ...settings, bank: { entry, revision, part, set } });
  }
  return next;
}
