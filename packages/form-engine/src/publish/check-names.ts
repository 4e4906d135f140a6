import type { FormDefinition } from '../definition/form-definition.ts';
import type { DefinitionPlace, DefinitionProblem } from './definition-problem.ts';
import type { PlacedField } from './placed-field.ts';

// Keys become names in JSON and in addresses; these endings are reserved for an answer's companions.
const keyShape = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
const companion = /_(other|attachments)$/;

/** Every module, group and field has a unique id and key, made of characters that are safe everywhere. */
export function checkNames(form: FormDefinition, fields: readonly PlacedField[]): readonly DefinitionProblem[] {
  const groups = form.modules.flatMap((module) =>
    module.groups.map((group) => ({ definition: group, place: { module: module.id, group: group.key } })),
  );
  const parts = [...groups, ...fields];
  const modules = form.modules.map(({ id }) => ({ name: id, place: { module: id } }));
  return [
    ...repeated(modules, 'duplicateId'),
    ...repeated(
      parts.map(({ definition, place }) => ({ name: definition.id, place })),
      'duplicateId',
    ),
    ...repeated(
      parts.map(({ definition, place }) => ({ name: definition.key, place })),
      'duplicateKey',
    ),
    ...parts.flatMap(({ definition: { key }, place }): DefinitionProblem[] =>
      isGoodKey(key) ? [] : [{ key: 'badKey', place, params: { name: key.slice(0, 64) } }],
    ),
  ];
}

/** Whether answers can be stored under this key. */
export function isGoodKey(key: string): boolean {
  return keyShape.test(key) && !companion.test(key) && !(key in {});
}

function repeated(
  parts: readonly { readonly name: string; readonly place: DefinitionPlace }[],
  key: 'duplicateId' | 'duplicateKey',
): DefinitionProblem[] {
  const seen = new Set<string>();
  return parts.flatMap(({ name, place }) => {
    if (seen.has(name)) return [{ key, place, params: { name } }];
    seen.add(name);
    return [];
  });
}
