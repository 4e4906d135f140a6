import { namesInTree } from './faults-of.ts';
import { type FormParts, isListName, listIn, partName } from './form-parts.ts';
import { withAdded } from './merge-lists.ts';

/**
 * Parts without faults. What is listed nowhere is listed again where `known` has it, and dropped if it does not know it;
 * what is listed without being there is taken from `known`, or no longer listed; of two places, the one in `known` stays.
 */
export function repairParts(parts: FormParts, known: FormParts): FormParts {
  const homes = homesIn(known);
  return wholeTree(withOrphans(parts, known, homes), known, homes);
}

/** In which list each part is. */
function homesIn(parts: FormParts): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const list of parts.keys())
    if (isListName(list)) for (const id of listIn(parts, list)) homes.set(entryName(list, id), list);
  return homes;
}

function entryName(list: string, id: string): string {
  if (list === partName.modules) return partName.module(id);
  return list.startsWith('groups') ? partName.group(id) : partName.field(id);
}

/** What a list is a list of: the name of its module or group; null for the list of modules. */
function ownerOf(list: string): string | null {
  const [, owner] = /^(?:fields|groups)-of-(.*)$/s.exec(list) ?? [];
  return owner ?? null;
}

function withOrphans(parts: FormParts, known: FormParts, homes: ReadonlyMap<string, string>): FormParts {
  const next = new Map(parts);
  const reached = new Set(namesInTree(parts));
  const enlist = (name: string | null) => {
    const home = name === null ? undefined : homes.get(name);
    if (home === undefined) return;
    const listed = listIn(next, home);
    const kept = listIn(known, home).filter((id) => listed.includes(id) || entryName(home, id) === name);
    next.set(home, withAdded(listed, kept));
    enlist(ownerOf(home));
  };
  for (const name of parts.keys()) if (!reached.has(name)) enlist(isListName(name) ? ownerOf(name) : name);
  return next;
}

function wholeTree(parts: FormParts, known: FormParts, homes: ReadonlyMap<string, string>): FormParts {
  const tree = new Map<string, unknown>();
  const isTaken = (name: string): boolean => {
    const part = parts.get(name) ?? known.get(name);
    if (part === undefined || tree.has(name)) return false;
    tree.set(name, part);
    return true;
  };
  const take = (list: string): readonly string[] => {
    const taken = listIn(parts.has(list) ? parts : known, list).filter((id) => {
      const name = entryName(list, id);
      const home = homes.get(name);
      const isElsewhere = home !== undefined && home !== list && listIn(parts, home).includes(id);
      return !isElsewhere && isTaken(name);
    });
    tree.set(list, taken);
    return taken;
  };
  for (const id of take(partName.modules)) {
    take(partName.fieldsOfModule(id));
    for (const group of take(partName.groupsOfModule(id))) take(partName.fieldsOfGroup(group));
  }
  return tree;
}
