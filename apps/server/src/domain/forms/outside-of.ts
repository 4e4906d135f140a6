import type { CompiledField, CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { controllersOf } from '@portico/form-engine/compile/controllers-of';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';

/**
 * The other modules, reduced to the fields that this module depends on: fields that open it, its groups or its fields,
 * fields they are related to, fields whose answers they may not repeat or that make them required, and everything that
 * decides whether those are visible. All of them are plain fields, because a row never depends on another row; of groups
 * whose rows are counted, only the number of rows is known.
 */
export function outsideOf(form: CompiledForm, module: CompiledModule): readonly ModuleDefinition[] {
  const gates = [module, ...module.groups].flatMap(({ gate }) => gate ?? []);
  const own = [...gates, ...module.fields, ...module.groups.flatMap(({ fields }) => fields)];
  const needed = new Set(
    own.flatMap((field) => [...controllersOf(field), ...field.compares, ...(field.requiredWhen?.named.values() ?? [])]),
  );
  // Iterating over a set also visits entries that are added during the loop.
  for (const field of needed) for (const controller of controllersOf(field)) needed.add(controller);
  const isNeeded = (counter: CompiledField | undefined) => counter !== undefined && needed.has(counter);
  return form.modules.flatMap(({ definition, fields, groups }) => {
    if (definition.id === module.definition.id) return [];
    const looked = fields.filter((field) => needed.has(field)).map((field) => field.definition);
    const counted = groups.filter((group) => isNeeded(form.counters.get(group.definition.key)));
    if (looked.length === 0 && counted.length === 0) return [];
    return [{ ...definition, fields: looked, groups: counted.map((group) => ({ ...group.definition, fields: [] })) }];
  });
}
