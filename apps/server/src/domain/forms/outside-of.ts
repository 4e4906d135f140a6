import type { CompiledField, CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';

/**
 * The other modules, reduced to the fields that this module depends on: fields that open it, its groups or its fields,
 * fields they are related to, fields whose answers they may not repeat, and everything that decides whether those are
 * visible. All of them are plain fields, because a row never depends on another row.
 */
export function outsideOf(form: CompiledForm, module: CompiledModule): readonly ModuleDefinition[] {
  const gates = [module, ...module.groups].flatMap(({ gate }) => gate ?? []);
  const own = [...gates, ...module.fields, ...module.groups.flatMap(({ fields }) => fields)];
  const needed = new Set(own.flatMap((field) => [...controllersOf(field), ...field.compares]));
  // Iterating over a set also visits entries that are added during the loop.
  for (const field of needed) for (const controller of controllersOf(field)) needed.add(controller);
  return form.modules.flatMap(({ definition, fields }) => {
    if (definition.id === module.definition.id) return [];
    const looked = fields.filter((field) => needed.has(field)).map((field) => field.definition);
    return looked.length === 0 ? [] : [{ ...definition, fields: looked, groups: [] }];
  });
}

function controllersOf({ openers, relation, gate }: CompiledField): readonly CompiledField[] {
  const by = openers.map((opener) => opener.by);
  return [...by, ...(relation === null ? [] : [relation.to]), ...(gate === null ? [] : [gate])];
}
