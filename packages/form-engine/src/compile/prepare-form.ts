import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';

/** Brings what the types of a form's fields need to judge. Most need nothing, and nothing is brought twice. */
export async function prepareForm(form: FormDefinition, models: FieldModels): Promise<void> {
  const fields = form.modules.flatMap((module) => [
    ...module.fields,
    ...module.groups.flatMap((group) => group.fields),
  ]);
  const types = new Set(fields.map(({ type }) => type));
  await Promise.all([...types].map(async (type) => models[type].prepare?.()));
}
