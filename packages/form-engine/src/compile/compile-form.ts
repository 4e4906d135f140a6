import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';
import type { CompiledForm, CompiledGroup, CompiledModule } from './compiled-form.ts';
import { type FieldNode, fieldNode } from './field-node.ts';
import { gatesOf } from './gates.ts';
import { linkFields } from './link-fields.ts';
import { rankFields } from './rank-fields.ts';
import { countersOf } from './row-counters.ts';

/**
 * Compiles a form version: fields by key, who controls whom, in which order. Throws on a cycle, which publishing
 * refuses.
 */
export function compileForm(definition: FormDefinition, models: FieldModels): CompiledForm {
  const byKey = new Map<string, FieldNode>();
  const byId = new Map<string, FieldNode>();
  const groups = new Map<string, CompiledGroup & { controlled: FieldNode[] }>();
  const gates = gatesOf(definition);
  const toNode = (field: FieldDefinition, module: string, group: string | null, gate: FieldNode | null): FieldNode => {
    const node = fieldNode(field, models[field.type], module, group, gate);
    byKey.set(field.key, node);
    byId.set(field.id, node);
    return node;
  };
  const modules = definition.modules.map((module): CompiledModule => ({
    definition: module,
    gate: gates.ofModule(module),
    fields: byOrder(module.fields).map((field) => toNode(field, module.id, null, gates.ofModule(module))),
    groups: byOrder(module.groups).map((group) => {
      const gate = gates.ofGroup(group, module);
      const fields = byOrder(group.fields).map((field) => toNode(field, module.id, group.key, gate));
      const compiled = { definition: group, gate, module: module.id, fields, controlled: [] };
      groups.set(group.key, compiled);
      return compiled;
    }),
  }));

  const counters = countersOf(definition, gates);
  const { inOrder, cycle } = rankFields(linkFields(byId, gates, counters));
  if (cycle.length > 0) throw new Error(`Fields in a circle: ${cycle.map((field) => field.definition.key).join(', ')}`);
  const controlled: FieldNode[] = [];
  for (const field of inOrder) {
    if (field.group === null) controlled.push(field);
    else groups.get(field.group)?.controlled.push(field);
  }
  return { modules, byKey, byId, groups, gates: gates.all, counters: counters.byKey, controlled };
}

// Entries without an order follow those with one, in the given sequence.
function byOrder<T extends { readonly order?: number }>(entries: readonly T[]): readonly T[] {
  if (entries.every(({ order }) => order === undefined)) return entries;
  return [...entries].sort((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity) || 0);
}
