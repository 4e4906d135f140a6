import { controllersOf } from '../compile/controllers-of.ts';
import type { FieldNode } from '../compile/field-node.ts';
import { linkedNodes } from '../compile/linked-nodes.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition, GroupDefinition, ModuleDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';

/** Ids of fields; of groups, as far as their rows are meant; of groups and modules as a whole. */
interface Linked {
  readonly fields: ReadonlySet<string>;
  readonly rows: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
}

/** A field, a group or a module, with what is in it. */
export type Start =
  | { readonly field: FieldDefinition }
  | { readonly group: GroupDefinition }
  | { readonly module: ModuleDefinition };

/** What depends on this: if it depended on one of them, the form would lead in a circle. It counts itself. */
export function dependentsOf(form: FormDefinition, models: FieldModels, start: Start): Linked {
  const links = linkedNodes(form, models);
  const { fields, groups, sections } = within(start);
  const begin = [
    ...fields.map(({ id }) => links.fields.get(id)),
    ...groups.map(({ id }) => links.counters.byId.get(id)),
    ...sections.map(({ id }) => links.gates.byId.get(id)),
  ];
  const seen = walk(begin, ({ controls }) => controls);
  const gateOf = (group: GroupDefinition, module: ModuleDefinition) => links.gates.ofGroup(group, module);
  const all = form.modules.flatMap((module) => module.groups.map((group) => ({ group, module })));
  const counted = all.filter(({ group, module }) => {
    const nodes = [links.counters.byId.get(group.id), gateOf(group, module)];
    return nodes.some((node) => node !== undefined && node !== null && seen.has(node));
  });
  return {
    fields: idsAmong(links.fields, seen),
    rows: new Set([...groups.map(({ id }) => id), ...counted.map(({ group }) => group.id)]),
    sections: idsAmong(links.gates.byId, seen),
  };
}

/** What this field depends on: if it opened one of them, the form would lead in a circle. It counts itself. */
export function controllersOver(form: FormDefinition, models: FieldModels, field: FieldDefinition): Linked {
  const links = linkedNodes(form, models);
  const seen = walk([links.fields.get(field.id)], (node) => [...controllersOf<FieldNode>(node)]);
  const fields = idsAmong(links.fields, seen);
  const rows = idsAmong(links.counters.byId, seen);
  const holds = (group: GroupDefinition) => rows.has(group.id) || group.fields.some(({ id }) => fields.has(id));
  const around = form.modules.flatMap((module) => {
    const groups = module.groups.filter(holds);
    const isWhole = groups.length > 0 || module.fields.some(({ id }) => fields.has(id));
    return [...groups, ...(isWhole ? [module] : [])].map(({ id }) => id);
  });
  return { fields, rows, sections: new Set([...idsAmong(links.gates.byId, seen), ...around]) };
}

function within(start: Start) {
  if ('field' in start) return { fields: [start.field], groups: [], sections: [] };
  const groups = 'group' in start ? [start.group] : start.module.groups;
  const inGroups = groups.flatMap(({ fields }) => fields);
  if ('group' in start) return { fields: inGroups, groups, sections: groups };
  return { fields: [...start.module.fields, ...inGroups], groups, sections: [start.module, ...groups] };
}

/** Everything that is reached; with a list that grows, since a chain may be long. */
function walk(
  begin: readonly (FieldNode | undefined)[],
  next: (node: FieldNode) => readonly FieldNode[],
): ReadonlySet<FieldNode> {
  const seen = new Set(begin.filter((node) => node !== undefined));
  // The set grows while it is walked.
  for (const node of seen) for (const one of next(node)) seen.add(one);
  return seen;
}

function idsAmong(nodes: ReadonlyMap<string, FieldNode>, seen: ReadonlySet<FieldNode>): ReadonlySet<string> {
  return new Set([...nodes].filter(([, node]) => seen.has(node)).map(([id]) => id));
}
