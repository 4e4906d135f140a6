import type { FormFindings } from '@portico/contract/form-draft.schemas';
import { type FormParts, groupIn, listIn, partName } from '@portico/form-engine/editing/form-parts';

type Place = FormFindings[number]['place'];

/** The names of what a finding is about, and of all around it. */
export function placeOf(parts: FormParts, { module, group, field }: Place): readonly [string, ...string[]] {
  const around = [partName.module(module)];
  const groupId = listIn(parts, partName.groupsOfModule(module)).find((id) => groupIn(parts, id)?.key === group);
  if (groupId !== undefined) around.push(partName.group(groupId));
  if (field !== undefined) return [partName.field(field), ...around];
  return groupId === undefined ? [partName.module(module)] : [partName.group(groupId), partName.module(module)];
}

/** All around a part, from a name alone: what has to be open in the outline for it to show. */
export function aroundOf(parts: FormParts, name: string): readonly string[] {
  const id = name.slice(name.indexOf(':') + 1);
  const isIn = (list: string) => listIn(parts, list).includes(id);
  for (const module of listIn(parts, partName.modules)) {
    if (isIn(partName.fieldsOfModule(module)) || isIn(partName.groupsOfModule(module)))
      return [partName.module(module)];
    for (const group of listIn(parts, partName.groupsOfModule(module)))
      if (isIn(partName.fieldsOfGroup(group))) return [partName.module(module), partName.group(group)];
  }
  return [];
}

const unsound = new WeakMap<FormFindings, ReadonlySet<string>>();

/** The names of all parts that something is wrong with. */
export function unsoundIn(findings: FormFindings, parts: FormParts): ReadonlySet<string> {
  const known = unsound.get(findings) ?? new Set(findings.map(({ place }) => placeOf(parts, place)[0]));
  unsound.set(findings, known);
  return known;
}
