import { type FormParts, listIn, partName } from '@portico/form-engine/editing/form-parts';
import { aroundOf } from '../draft/place-of.ts';
import { listOf } from './operations.ts';

/** Where something new belongs, whatever it is. */
export interface Place {
  /** The list of a question, and its place in it. */
  readonly list: string;
  readonly at: number;
  /** The module of a group, and its place in it; a module comes behind this one. */
  readonly module: string;
  readonly groupAt: number;
}

/** Behind the chosen question, at the end of the chosen module or group, or in the last module. */
export function placeFor(parts: FormParts, chosen: string | null): Place {
  const modules = listIn(parts, partName.modules);
  const around = chosen === null ? [] : aroundOf(parts, chosen);
  const own = chosen?.startsWith('module:') === true && parts.has(chosen) ? chosen : around[0];
  const module = own?.slice('module:'.length) ?? modules.at(-1) ?? '';
  const groups = listIn(parts, partName.groupsOfModule(module));
  const [group] = [chosen ?? '', ...around].filter((name) => name.startsWith('group:')).map(idOf);
  const groupAt = group !== undefined && groups.includes(group) ? groups.indexOf(group) + 1 : groups.length;
  const end = (list: string) => ({ list, at: listIn(parts, list).length, module, groupAt });
  if (chosen?.startsWith('group:') === true && parts.has(chosen)) return end(partName.fieldsOfGroup(idOf(chosen)));
  const list = chosen?.startsWith('field:') === true ? listOf(parts, chosen) : null;
  if (list === null || chosen === null) return end(partName.fieldsOfModule(module));
  return { list, at: listIn(parts, list).indexOf(idOf(chosen)) + 1, module, groupAt };
}

function idOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
