import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';

/** Some modules of a form. The rest stays known to the fields that depend on it. */
export function partOf(form: CompiledForm, belongs: (module: CompiledModule) => boolean): CompiledForm {
  const modules = form.modules.filter(belongs);
  const ids = new Set(modules.map(({ definition }) => definition.id));
  const groups = [...form.groups].filter(([, { module }]) => ids.has(module));
  return { ...form, modules, groups: new Map(groups) };
}
