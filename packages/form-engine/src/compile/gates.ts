import type { FormDefinition, GroupDefinition, ModuleDefinition } from '../definition/form-definition.ts';
import type { FieldModel } from '../field-model.ts';
import { type FieldNode, fieldNode } from './field-node.ts';

/**
 * A conditional group or module has a gate: an extra node among the fields, which others open and close. Nobody answers
 * a gate, and no field can have its key.
 */
export interface Gates {
  readonly ofModule: (module: ModuleDefinition) => FieldNode | null;
  /** Its own gate, else that of its module. */
  readonly ofGroup: (group: GroupDefinition, module: ModuleDefinition) => FieldNode | null;
  /** By the id of the group or module. If both share one, it belongs to the group. */
  readonly byId: ReadonlyMap<string, FieldNode>;
  readonly all: readonly FieldNode[];
}

export function gatesOf(form: FormDefinition): Gates {
  const opened = openedIds(form);
  const modules = new Map<ModuleDefinition, FieldNode>();
  const groups = new Map<GroupDefinition, FieldNode>();
  const byId = new Map<string, FieldNode>();
  for (const module of form.modules) {
    if (!hasCondition(module, opened)) continue;
    const gate = gateNode(module, `module:${module.id}`, module, null);
    modules.set(module, gate);
    byId.set(module.id, gate);
  }
  for (const module of form.modules) {
    for (const group of module.groups) {
      if (!hasCondition(group, opened)) continue;
      const gate = gateNode(group, `group:${group.key}`, module, modules.get(module) ?? null);
      groups.set(group, gate);
      byId.set(group.id, gate);
    }
  }
  const ofModule = (module: ModuleDefinition) => modules.get(module) ?? null;
  return {
    ofModule,
    ofGroup: (group, module) => groups.get(group) ?? ofModule(module),
    byId,
    all: [...modules.values(), ...groups.values()],
  };
}

function openedIds(form: FormDefinition): ReadonlySet<string> {
  const fields = form.modules.flatMap((module) => [
    ...module.fields,
    ...module.groups.flatMap((group) => group.fields),
  ]);
  const opened = new Set(fields.flatMap(({ triggers = [] }) => triggers.flatMap(({ opens }) => opens)));
  // An id that a field has means the field.
  for (const { id } of fields) opened.delete(id);
  return opened;
}

function hasCondition(
  { id, startsShown, relation, shownWhen }: ModuleDefinition | GroupDefinition,
  opened: ReadonlySet<string>,
): boolean {
  return opened.has(id) || relation !== undefined || shownWhen !== undefined || startsShown === false;
}

function gateNode(
  { id, title, startsShown, relation, shownWhen }: ModuleDefinition | GroupDefinition,
  key: string,
  module: ModuleDefinition,
  around: FieldNode | null,
): FieldNode {
  const definition = {
    id,
    key,
    type: 'rich-text',
    label: title,
    ...(startsShown === undefined ? {} : { startsShown }),
    ...(relation === undefined ? {} : { relation }),
    ...(shownWhen === undefined ? {} : { shownWhen }),
  } as const;
  return fieldNode(definition, gateModel, module.id, null, around);
}

const gateModel: FieldModel = {
  type: 'rich-text',
  readOnly: true,
  empty: { value: null },
  read: () => ({ value: null }),
  isEmpty: () => true,
  tell: () => [],
  check: () => null,
};
