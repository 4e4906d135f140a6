import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition, GroupDefinition, ModuleDefinition } from '../definition/form-definition.ts';

/**
 * A form in the parts that people change apart from each other: the settings of every module, group and field, and the
 * order of what is in each of them. `partName` says how they are named.
 */
export type FormParts = ReadonlyMap<string, unknown>;

export type ModuleSettings = Omit<ModuleDefinition, 'fields' | 'groups'>;
export type GroupSettings = Omit<GroupDefinition, 'fields'>;

/** The names of parts: settings by the id of what has them, and lists of ids by the id of what holds them. */
export const partName = {
  modules: 'modules',
  module: (id: string) => `module:${id}`,
  group: (id: string) => `group:${id}`,
  field: (id: string) => `field:${id}`,
  fieldsOfModule: (id: string) => `fields-of-module:${id}`,
  groupsOfModule: (id: string) => `groups-of-module:${id}`,
  fieldsOfGroup: (id: string) => `fields-of-group:${id}`,
} as const;

export function isListName(name: string): boolean {
  return name === partName.modules || /^(?:fields|groups)-of-/.test(name);
}

/** The parts of a form. Explicit places (`order`) become the order of the lists. */
export function partsOf({ modules }: FormDefinition): FormParts {
  const parts = new Map<string, unknown>([[partName.modules, modules.map(({ id }) => id)]]);
  for (const { fields, groups, ...module } of modules) {
    parts.set(partName.module(module.id), module);
    addFields(parts, partName.fieldsOfModule(module.id), fields);
    parts.set(partName.groupsOfModule(module.id), idsOf(groups));
    for (const { fields: columns, order: _order, ...group } of groups) {
      parts.set(partName.group(group.id), group);
      addFields(parts, partName.fieldsOfGroup(group.id), columns);
    }
  }
  return parts;
}

function addFields(parts: Map<string, unknown>, list: string, fields: readonly FieldDefinition[]): void {
  parts.set(list, idsOf(fields));
  for (const { order: _order, ...field } of fields) parts.set(partName.field(field.id), field);
}

function idsOf(entries: readonly { readonly id: string; readonly order?: number }[]): string[] {
  const sorted = [...entries].sort((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || 0);
  return sorted.map(({ id }) => id);
}

/** The form of which these are the parts. A part that is missing is left out; `faultsOf` finds it. */
export function formOf(parts: FormParts): FormDefinition {
  const fields = (list: string) => listIn(parts, list).flatMap((id) => fieldIn(parts, id) ?? []);
  return {
    modules: listIn(parts, partName.modules).flatMap((id) => {
      const module = moduleIn(parts, id);
      if (module === undefined) return [];
      const groups = listIn(parts, partName.groupsOfModule(id)).flatMap((groupId) => {
        const group = groupIn(parts, groupId);
        return group === undefined ? [] : [{ ...group, fields: fields(partName.fieldsOfGroup(groupId)) }];
      });
      return [{ ...module, fields: fields(partName.fieldsOfModule(id)), groups }];
    }),
  };
}

export function moduleIn(parts: FormParts, id: string): ModuleSettings | undefined {
  const module = parts.get(partName.module(id));
  return isModule(module) ? module : undefined;
}

export function groupIn(parts: FormParts, id: string): GroupSettings | undefined {
  const group = parts.get(partName.group(id));
  return isGroup(group) ? group : undefined;
}

export function fieldIn(parts: FormParts, id: string): FieldDefinition | undefined {
  const field = parts.get(partName.field(id));
  return isField(field) ? field : undefined;
}

export function listIn(parts: FormParts, name: string): readonly string[] {
  const list = parts.get(name);
  return isList(list) ? list : [];
}

export function isList(part: unknown): part is readonly string[] {
  return Array.isArray(part) && part.every((id) => typeof id === 'string');
}

export function isSettings(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

// What cannot be told by these guards is checked by the schema of a definition, on the server.
function isModule(part: unknown): part is ModuleSettings {
  return isSettings(part) && isSettings(part['title']) && 'author' in part;
}

function isGroup(part: unknown): part is GroupSettings {
  return isSettings(part) && isSettings(part['title']) && 'key' in part && 'layout' in part;
}

function isField(part: unknown): part is FieldDefinition {
  return isSettings(part) && isSettings(part['label']) && 'key' in part && 'type' in part;
}
