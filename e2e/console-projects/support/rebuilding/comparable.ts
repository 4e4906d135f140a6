import type { Condition } from '@portico/form-engine/definition/condition';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Option } from '@portico/form-engine/definition/option';

/**
 * A form whose ids and values of options, which nobody reads, are those that the editor would have given: fields by their
 * keys, modules and groups by their place, options by number. The old rule of one option is the condition of the same meaning.
 */
export function comparable({ modules }: FormDefinition): FormDefinition {
  const fields = modules.flatMap((module) => [...module.fields, ...module.groups.flatMap((group) => group.fields)]);
  const fieldOf = new Map(fields.map((field) => [field.id, field]));
  const names = new Map<string, string>(fields.map(({ id, key }) => [id, key]));
  for (const [at, { id, groups }] of modules.entries()) {
    names.set(id, `module ${at + 1}`);
    for (const group of groups) names.set(group.id, group.key);
  }
  const nameOf = (id: string) => names.get(id) ?? id;
  const numberOf = (field: FieldDefinition | undefined, value: string) =>
    String((field?.options ?? []).findIndex((option) => option.value === value) + 1);
  const field = (one: FieldDefinition): FieldDefinition => {
    const { relation, order: _order, ...own } = one;
    return {
      ...own,
      id: nameOf(one.id),
      ...(one.parentId !== undefined && { parentId: nameOf(one.parentId) }),
      ...(one.filledFromIdCard !== undefined && { filledFromIdCard: nameOf(one.filledFromIdCard) }),
      ...(one.compare && { compare: { ...one.compare, fields: one.compare.fields.map(nameOf) } }),
      ...(one.preview?.connectTo && { preview: { ...one.preview, connectTo: nameOf(one.preview.connectTo) } }),
      ...(one.options && { options: numbered(one.options) }),
      ...(one.columns && { columns: numbered(one.columns) }),
      ...(one.triggers && {
        triggers: one.triggers.map(({ when, opens }) => ({
          when: 'options' in when ? { options: when.options.map((value) => numberOf(one, value)) } : when,
          opens: opens.map(nameOf),
        })),
      }),
      ...(relation && { shownWhen: condition({ field: relation.field, chosen: [relation.option] }) }),
      ...(one.shownWhen && { shownWhen: condition(one.shownWhen) }),
    };
  };
  const condition = (one: Condition): Condition => {
    if (!('chosen' in one)) throw new Error(`This comparison does not know the condition ${JSON.stringify(one)}`);
    return { field: nameOf(one.field), chosen: one.chosen.map((value) => numberOf(fieldOf.get(one.field), value)) };
  };
  return {
    modules: modules.map((module) => ({
      ...module,
      id: nameOf(module.id),
      fields: module.fields.map(field),
      groups: module.groups.map(({ order: _order, ...group }) => ({
        ...group,
        id: nameOf(group.id),
        fields: group.fields.map(field),
      })),
    })),
  };
}

function numbered(options: readonly Option[]): readonly Option[] {
  return options.map((option, at) => ({ ...option, value: String(at + 1) }));
}
