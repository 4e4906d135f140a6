import type { FieldType } from '@portico/form-engine/definition/field-type';
import { type FormParts, isListName, isSettings, listIn, partName } from '@portico/form-engine/editing/form-parts';
import { withAt } from './lists.ts';
import { type NewId, newField, newGroup, newModule } from './new-parts.ts';
import { withoutReferences } from './references.ts';
import { withIds } from './with-ids.ts';

// Each takes the parts of a form and returns others, which are a whole form again.

export function addModule(parts: FormParts, at: number, id: string): FormParts {
  return changed(parts, (next) => {
    next.set(partName.modules, withAt(listIn(parts, partName.modules), at, id));
    next.set(partName.module(id), newModule(id));
    next.set(partName.fieldsOfModule(id), []);
    next.set(partName.groupsOfModule(id), []);
  });
}

export function addGroup(parts: FormParts, module: string, id: string): FormParts {
  const list = partName.groupsOfModule(module);
  if (!parts.has(list)) return parts;
  return changed(parts, (next) => {
    next.set(list, [...listIn(parts, list), id]);
    next.set(partName.group(id), newGroup(id));
    next.set(partName.fieldsOfGroup(id), []);
  });
}

/** Adds a field to the list of a module or group. */
export function addField(parts: FormParts, list: string, at: number, type: FieldType, id: string): FormParts {
  if (!parts.has(list)) return parts;
  return changed(parts, (next) => {
    next.set(list, withAt(listIn(parts, list), at, id));
    next.set(partName.field(id), newField(id, type));
  });
}

/** Other values for some settings of a module, group or field; undefined removes one. */
export function changeSettings(parts: FormParts, name: string, settings: Readonly<Record<string, unknown>>): FormParts {
  const part = parts.get(name);
  if (!isSettings(part)) return parts;
  const next = Object.entries({ ...part, ...settings }).filter(([, value]) => value !== undefined);
  return changed(parts, (draft) => void draft.set(name, Object.fromEntries(next)));
}

/** What a name leads to: the list in which it is, and what goes with it. */
interface Branch {
  readonly list: string;
  readonly id: string;
  /** Its own parts and all below. */
  readonly names: readonly string[];
}

/** A module, group or field with everything in it; null if there is none of this name. */
export function branchOf(parts: FormParts, name: string): Branch | null {
  const list = listOf(parts, name);
  if (list === null) return null;
  const id = name.slice(name.indexOf(':') + 1);
  return { list, id, names: namesBelow(parts, name, id) };
}

function namesBelow(parts: FormParts, name: string, id: string): string[] {
  const fields = (list: string) => [list, ...listIn(parts, list).map(partName.field)];
  if (name === partName.field(id)) return [name];
  if (name === partName.group(id)) return [name, ...fields(partName.fieldsOfGroup(id))];
  const groups = partName.groupsOfModule(id);
  const inGroups = listIn(parts, groups).flatMap((group) => namesBelow(parts, partName.group(group), group));
  return [name, ...fields(partName.fieldsOfModule(id)), groups, ...inGroups];
}

/** The list in which a module, group or field is. */
export function listOf(parts: FormParts, name: string): string | null {
  const id = name.slice(name.indexOf(':') + 1);
  if (!parts.has(name)) return null;
  if (name === partName.module(id)) return partName.modules;
  const kind = name === partName.group(id) ? 'groups-of-' : 'fields-of-';
  for (const list of parts.keys()) if (list.startsWith(kind) && listIn(parts, list).includes(id)) return list;
  return null;
}

/** Removes a module, group or field, and what other fields say of the fields that go with it. */
export function removePart(parts: FormParts, name: string): FormParts {
  const branch = branchOf(parts, name);
  if (branch === null) return parts;
  const removed = changed(parts, (next) => {
    next.set(
      branch.list,
      listIn(parts, branch.list).filter((id) => id !== branch.id),
    );
    for (const one of branch.names) next.delete(one);
  });
  return withoutReferences(removed, idsIn(branch.names));
}

/** Moves a module, group or field to a place in a list of the same kind. */
export function movePart(parts: FormParts, name: string, list: string, at: number): FormParts {
  const branch = branchOf(parts, name);
  const kind = (of: string) => of.split('-')[0];
  if (branch === null || !parts.has(list) || kind(branch.list) !== kind(list)) return parts;
  return changed(parts, (next) => {
    next.set(
      branch.list,
      listIn(parts, branch.list).filter((id) => id !== branch.id),
    );
    next.set(list, withAt(listIn(next, list), at, branch.id));
  });
}

/** One place up or down in its list. */
export function movePartBy(parts: FormParts, name: string, by: -1 | 1): FormParts {
  const branch = branchOf(parts, name);
  if (branch === null) return parts;
  const ids = listIn(parts, branch.list);
  const at = ids.indexOf(branch.id) + by;
  return at < 0 || at >= ids.length ? parts : movePart(parts, name, branch.list, at);
}

/** A copy behind the original, with names of its own; what fields of it say of each other is said of the copies. */
export function duplicatePart(parts: FormParts, name: string, newId: NewId): { parts: FormParts; name: string } {
  const branch = branchOf(parts, name);
  if (branch === null) return { parts, name };
  const ids = new Map([...idsIn(branch.names)].map((id) => [id, newId()]));
  const copyName = (one: string) => {
    const at = one.indexOf(':') + 1;
    return `${one.slice(0, at)}${ids.get(one.slice(at)) ?? one.slice(at)}`;
  };
  const copied = changed(parts, (next) => {
    const list = listIn(parts, branch.list);
    next.set(branch.list, withAt(list, list.indexOf(branch.id) + 1, ids.get(branch.id) ?? branch.id));
    for (const one of branch.names)
      next.set(copyName(one), withoutRetired(withIds(parts.get(one), ids, isListName(one))));
  });
  return { parts: copied, name: copyName(name) };
}

/** Nobody has answered a copy yet: what was once offered belongs to the original. */
function withoutRetired(settings: unknown): unknown {
  if (!isSettings(settings)) return settings;
  return Object.fromEntries(Object.entries(settings).filter(([key]) => key !== 'retired' && key !== 'retiredColumns'));
}

/** The ids of modules, groups and fields among names of parts. */
function idsIn(names: readonly string[]): ReadonlySet<string> {
  return new Set(
    names.filter((name) => /^(?:module|group|field):/.test(name)).map((name) => name.slice(name.indexOf(':') + 1)),
  );
}

function changed(parts: FormParts, change: (next: Map<string, unknown>) => void): FormParts {
  const next = new Map(parts);
  change(next);
  return next;
}
