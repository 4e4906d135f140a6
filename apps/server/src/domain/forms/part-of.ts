import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';

/** Some modules of a form. Fields that depend on the other modules can still look them up. */
export function partOf(form: CompiledForm, belongs: (module: CompiledModule) => boolean): CompiledForm {
  const modules = form.modules.filter(belongs);
  const ids = new Set(modules.map(({ definition }) => definition.id));
  const groups = [...form.groups].filter(([, { module }]) => ids.has(module));
  return { ...form, modules, groups: new Map(groups) };
}
