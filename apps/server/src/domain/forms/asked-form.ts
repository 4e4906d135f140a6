import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import { keepSome, type PublishedForm } from './published-forms.ts';

const mostSets = 50;
const kept = new WeakMap<PublishedForm, Map<string, CompiledForm>>();

/**
 * A form as one batch asks it. Modules that the batch leaves out are gone from its list, but stay known to the fields that
 * depend on them: what nobody asks is a question without an answer.
 */
export function askedForm(form: PublishedForm, leftOut: readonly string[]): CompiledForm {
  const out = form.compiled.modules.map(({ definition }) => definition.id).filter((id) => leftOut.includes(id));
  if (out.length === 0) return form.compiled;
  const bySet = kept.get(form) ?? new Map<string, CompiledForm>();
  kept.set(form, bySet);
  const set = JSON.stringify(out);
  const known = bySet.get(set);
  if (known !== undefined) return known;
  const reduced = without(form.compiled, new Set(out));
  keepSome(bySet, set, reduced, mostSets);
  return reduced;
}

function without(form: CompiledForm, out: ReadonlySet<string>): CompiledForm {
  return {
    ...form,
    modules: form.modules.filter(({ definition }) => !out.has(definition.id)),
    byKey: new Map([...form.byKey].filter(([, { module }]) => !out.has(module))),
    groups: new Map([...form.groups].filter(([, { module }]) => !out.has(module))),
  };
}
