import { sourcesOf } from '../definition/calculation.ts';
import { statementsOf } from '../definition/condition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModel } from '../field-model.ts';
import { type FieldNode, fieldNode } from './field-node.ts';
import type { Gates } from './gates.ts';

/** Row counters, by the key and by the id of their group. */
export interface Counters {
  readonly byKey: ReadonlyMap<string, FieldNode>;
  readonly byId: ReadonlyMap<string, FieldNode>;
}

/**
 * A group whose rows a condition counts, or a calculation reads, has a counter: an extra node among the plain fields, behind the gate of the
 * group, so that a hidden group has no rows. No field can have its key.
 */
export function countersOf(form: FormDefinition, gates: Gates): Counters {
  const counted = countedGroups(form);
  const byKey = new Map<string, FieldNode>();
  const byId = new Map<string, FieldNode>();
  for (const module of form.modules) {
    for (const group of module.groups.filter(({ id }) => counted.has(id))) {
      const definition = { id: group.id, key: `rows:${group.key}`, type: 'rich-text', label: group.title } as const;
      const node = fieldNode(definition, counterModel, module.id, null, gates.ofGroup(group, module));
      byKey.set(group.key, node);
      byId.set(group.id, node);
    }
  }
  return { byKey, byId };
}

function countedGroups(form: FormDefinition): ReadonlySet<string> {
  const fields = form.modules.flatMap((module) => [
    ...module.fields,
    ...module.groups.flatMap((group) => group.fields),
  ]);
  const conditions = [
    ...form.modules.flatMap((module) => [module.shownWhen, ...module.groups.map(({ shownWhen }) => shownWhen)]),
    ...fields.flatMap((field) => [field.shownWhen, field.requiredWhen]),
  ];
  const read = new Set(fields.flatMap(({ calculated }) => (calculated === undefined ? [] : sourcesOf(calculated))));
  const summed = form.modules
    .flatMap(({ groups }) => groups)
    .filter((group) => group.fields.some(({ id }) => read.has(id)));
  const statements = conditions.flatMap((condition) => (condition === undefined ? [] : statementsOf(condition)));
  return new Set([
    ...statements.flatMap((statement) => ('group' in statement ? [statement.group] : [])),
    ...summed.map(({ id }) => id),
  ]);
}

const counterModel: FieldModel = {
  type: 'rich-text',
  readOnly: true,
  empty: { value: 0 },
  read: ({ value }) => ({ value: typeof value === 'number' ? value : 0 }),
  isEmpty: ({ value }) => value === 0,
  tell: () => [],
  check: () => null,
  number: ({ value }) => (typeof value === 'number' ? value : 0),
};
