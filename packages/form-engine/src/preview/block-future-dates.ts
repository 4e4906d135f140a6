import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';

/** spec 5: the form as it is shown for trying out. Dates end today, unless the field has its own limit. */
export function blockFutureDates(form: FormDefinition, today: string): FormDefinition {
  const blocked = (field: FieldDefinition) => blockFuture(field, today);
  return {
    ...form,
    modules: form.modules.map((module) => ({
      ...module,
      fields: module.fields.map(blocked),
      groups: module.groups.map((group) => ({ ...group, fields: group.fields.map(blocked) })),
    })),
  };
}

/** Set on every field: types without dates ignore it. */
function blockFuture(field: FieldDefinition, today: string): FieldDefinition {
  const { latest, limits } = field.date ?? {};
  const saysItself = latest !== undefined || Boolean(limits?.to) || (limits?.from ?? '') > today;
  return saysItself ? field : { ...field, date: { ...field.date, latest: { date: '' } } };
}
