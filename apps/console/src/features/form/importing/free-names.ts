import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type {
  FormDefinition,
  GroupDefinition,
  ModuleDefinition,
} from '@portico/form-engine/definition/form-definition';
import { isSettings } from '@portico/form-engine/editing/form-parts';
import { newId } from '../editing/new-parts.ts';
import { withIds } from '../editing/with-ids.ts';

/** The ids and keys that a form has. */
interface Names {
  readonly modules: Set<string>;
  readonly ids: Set<string>;
  readonly keys: Set<string>;
}

/** A name that something got instead of its own. */
export interface Renamed {
  readonly kind: 'id' | 'key';
  readonly part: Section;
  readonly from: string;
  readonly to: string;
}

type Section = ModuleDefinition | GroupDefinition | FieldDefinition;

/**
 * The form with names that neither it nor another form has twice, and keys that work; what its questions say of each other is
 * said of the new names. Of two with the same id the first is the one that is meant.
 */
export function withFreeNames(
  form: FormDefinition,
  other: FormDefinition = { modules: [] },
): { readonly form: FormDefinition; readonly renamed: readonly Renamed[] } {
  const taken = namesOf(other);
  const renamed: Renamed[] = [];
  const ids = new Map<string, string>();
  const replace = (kind: Renamed['kind'], part: Section, from: string, to: string) => {
    if (from !== to) renamed.push({ kind, part, from, to });
    return to;
  };
  const idOf = (part: Section, used: Set<string>) => {
    const id = used.has(part.id) ? newId() : part.id;
    used.add(id);
    if (used === taken.ids && !ids.has(part.id)) ids.set(part.id, id);
    return replace('id', part, part.id, id);
  };
  const keyOf = (part: GroupDefinition | FieldDefinition) => {
    const key = freeKey(part.key, taken.keys);
    taken.keys.add(key);
    return replace('key', part, part.key, key);
  };
  const namedPart = <P extends GroupDefinition | FieldDefinition>(part: P) => ({
    part,
    id: idOf(part, taken.ids),
    key: keyOf(part),
  });
  const modules = form.modules.map((module) => ({
    module,
    id: idOf(module, taken.modules),
    fields: module.fields.map(namedPart),
    groups: module.groups.map((group) => ({ ...namedPart(group), fields: group.fields.map(namedPart) })),
  }));
  const said = <P extends Section>(part: P): P => {
    const next = withIds(part, ids);
    return isLike(next, part) ? next : part;
  };
  const field = ({ part, id, key }: { part: FieldDefinition; id: string; key: string }) => ({ ...said(part), id, key });
  return {
    renamed,
    form: {
      modules: modules.map(({ module, id, fields, groups }) => ({
        ...said({ ...module, fields: [], groups: [] }),
        id,
        fields: fields.map(field),
        groups: groups.map(({ part, id: groupId, key, fields: columns }) => ({
          ...said({ ...part, fields: [] }),
          id: groupId,
          key,
          fields: columns.map(field),
        })),
      })),
    },
  };
}

function isLike<P extends object>(value: unknown, _part: P): value is P {
  return isSettings(value);
}

function namesOf({ modules }: FormDefinition): Names {
  const groups = modules.flatMap((module) => module.groups);
  const parts = [...groups, ...[...modules, ...groups].flatMap(({ fields }) => fields)];
  return {
    modules: new Set(modules.map(({ id }) => id)),
    ids: new Set(parts.map(({ id }) => id)),
    keys: new Set(parts.map(({ key }) => key)),
  };
}

const most = 64;
// Those of `_other` and `_attachments` belong to another answer.
const companion = /_(?:other|attachments)$/;

/** The key itself if it works and is free; else the nearest one that does. */
function freeKey(key: string, taken: ReadonlySet<string>): string {
  const plain = key
    .replaceAll(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^[^A-Za-z]+/, '')
    .replace(companion, '')
    .slice(0, most);
  const base = plain === '' || plain in {} ? 'question' : plain;
  const isFree = (one: string) => one.length <= most && !taken.has(one);
  if (isFree(base)) return base;
  let number = 2;
  while (!isFree(`${base.slice(0, most - 5)}_${number}`)) number += 1;
  return `${base.slice(0, most - 5)}_${number}`;
}
