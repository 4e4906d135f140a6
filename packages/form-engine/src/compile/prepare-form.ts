import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';

/** Loads what the types of a form's fields need for checking. Most need nothing, and nothing is loaded twice. */
export async function prepareForm(form: FormDefinition, models: FieldModels): Promise<void> {
  const fields = form.modules.flatMap((module) => [
    ...module.fields,
    ...module.groups.flatMap((group) => group.fields),
  ]);
  const types = new Set(fields.map(({ type }) => type));
  await Promise.all([...types].map(async (type) => models[type].prepare?.()));
}
