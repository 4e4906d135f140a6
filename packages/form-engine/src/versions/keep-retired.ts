import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { Option } from '../definition/option.ts';

/**
 * A form as it follows another: options that the former one offered and this one does not are retired in it, with their
 * words, and those that were retired already stay so. Wherever the newer form comes from, no words of a choice are lost.
 */
export function keepRetired(former: FormDefinition, next: FormDefinition): FormDefinition {
  const known = new Map(fieldsOf(former).map((field) => [field.key, field]));
  const keep = (field: FieldDefinition) => withRetired(field, known.get(field.key));
  return {
    modules: next.modules.map((module) => ({
      ...module,
      fields: module.fields.map(keep),
      groups: module.groups.map((group) => ({ ...group, fields: group.fields.map(keep) })),
    })),
  };
}

function fieldsOf({ modules }: FormDefinition): readonly FieldDefinition[] {
  return modules.flatMap(({ fields, groups }) => [...fields, ...groups.flatMap((group) => group.fields)]);
}

function withRetired(field: FieldDefinition, former: FieldDefinition | undefined): FieldDefinition {
  const { retired = none, retiredColumns = none, ...rest } = field;
  const options = retiredOf(field.options, [retired, former?.retired, former?.options]);
  const columns = retiredOf(field.columns, [retiredColumns, former?.retiredColumns, former?.columns]);
  return {
    ...rest,
    ...(options.length > 0 ? { retired: options } : {}),
    ...(columns.length > 0 ? { retiredColumns: columns } : {}),
  };
}

const none: readonly Option[] = [];

// As many as a field may offer: of still more, the oldest are forgotten.
const mostRetired = 5_000;

/** Once each, the form's own words first. A field that has no options any more has none that are retired. */
function retiredOf(
  offered: readonly Option[] | undefined,
  lists: readonly (readonly Option[] | undefined)[],
): readonly Option[] {
  if (offered === undefined) return none;
  const taken = new Set(offered.map(({ value }) => value));
  return lists
    .flatMap((list) => list ?? none)
    .filter(({ value, area }) => {
      // A dialling code is an answer that needs no words.
      const isKept = !taken.has(value) && area === undefined;
      taken.add(value);
      return isKept;
    })
    .slice(0, mostRetired);
}
