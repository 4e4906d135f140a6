import { models } from '@portico/fields/models';
import { fieldIn, type FormParts, listIn, partName } from '@portico/form-engine/editing/form-parts';
import { changeSettings, listOf, movePart, removePart } from './operations.ts';

/** The names among these that are in none of the others, in the order of the form. */
export function inOrder(parts: FormParts, names: ReadonlySet<string>): readonly string[] {
  const fields = (list: string) => listIn(parts, list).map(partName.field);
  const found: string[] = [];
  const take = (name: string, below: () => readonly string[]) => {
    if (names.has(name)) found.push(name);
    else found.push(...below());
  };
  const chosen = (list: string) => fields(list).filter((name) => names.has(name));
  for (const module of listIn(parts, partName.modules))
    take(partName.module(module), () => {
      const groups = listIn(parts, partName.groupsOfModule(module)).flatMap((group) =>
        names.has(partName.group(group)) ? [partName.group(group)] : chosen(partName.fieldsOfGroup(group)),
      );
      return [...chosen(partName.fieldsOfModule(module)), ...groups];
    });
  return found;
}

export function removeParts(parts: FormParts, names: readonly string[]): FormParts {
  return names.reduce(removePart, parts);
}

/** One place up or down, each in its own list. What is at the end of it stays, and what follows it closely as well. */
export function movePartsBy(parts: FormParts, names: readonly string[], by: -1 | 1): FormParts {
  const moving = new Set(names.map(idOf));
  const lists = new Set(names.flatMap((name) => listOf(parts, name) ?? []));
  const next = new Map(parts);
  for (const list of lists) {
    const ids = [...listIn(parts, list)];
    if (by === 1) ids.reverse();
    for (let at = 1; at < ids.length; at += 1) {
      const [before = '', own = ''] = ids.slice(at - 1, at + 1);
      if (moving.has(own) && !moving.has(before)) ids.splice(at - 1, 2, own, before);
    }
    if (by === 1) ids.reverse();
    next.set(list, ids);
  }
  return next;
}

/**
 * All of them next to each other, to a place in a list, which is counted without the one that leads. What is of another kind
 * stays where it is.
 */
export function movePartsTo(
  parts: FormParts,
  names: readonly string[],
  list: string,
  at: number,
  lead = names[0] ?? '',
): FormParts {
  const kind = list.startsWith('fields-') ? 'field:' : list.startsWith('groups-') ? 'group:' : 'module:';
  const own = names.filter((name) => name.startsWith(kind) && parts.has(name));
  const moving = new Set(own.map(idOf));
  const others = listIn(parts, list).filter((id) => !moving.has(id));
  const before = listIn(parts, list)
    .filter((id) => id !== idOf(lead))
    .slice(0, at)
    .filter((id) => !moving.has(id)).length;
  const next = new Map(own.reduce((form, name) => movePart(form, name, list, 0), parts));
  if (parts.has(list)) next.set(list, [...others.slice(0, before), ...moving, ...others.slice(before)]);
  return next;
}

/** Whether this question can be answered at all. */
export function isAsked(parts: FormParts, name: string): boolean {
  const field = name.startsWith('field:') ? fieldIn(parts, idOf(name)) : undefined;
  return field !== undefined && models[field.type].readOnly !== true && field.calculated === undefined;
}

/** Another setting for each of these that can have it. */
export function setAll(
  parts: FormParts,
  names: readonly string[],
  settings: (name: string) => Readonly<Record<string, unknown>> | null,
): FormParts {
  return names.reduce((form, name) => {
    const own = settings(name);
    return own === null ? form : changeSettings(form, name, own);
  }, parts);
}

function idOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
