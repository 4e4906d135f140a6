import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { LRUCache } from 'lru-cache';
import { partOf } from './part-of.ts';
import type { PublishedForm } from './published-forms.ts';

const max = 50;
const cache = new WeakMap<PublishedForm, LRUCache<string, CompiledForm>>();

/**
 * The form of one batch. Modules that the batch leaves out are removed from the list, but fields that depend on them
 * can still look them up; their questions count as unanswered.
 */
export function formForBatch(form: PublishedForm, leftOut: readonly string[]): CompiledForm {
  const out = form.compiled.modules.map(({ definition }) => definition.id).filter((id) => leftOut.includes(id));
  if (out.length === 0) return form.compiled;
  const bySet = cache.get(form) ?? new LRUCache<string, CompiledForm>({ max });
  cache.set(form, bySet);
  const set = JSON.stringify(out);
  const cached = bySet.get(set);
  if (cached !== undefined) return cached;
  const reduced = without(form.compiled, new Set(out));
  bySet.set(set, reduced);
  return reduced;
}

/** Whether applicants fill in this module; recommenders fill in the others. */
export function isApplicantModule({ definition }: CompiledModule): boolean {
  return definition.author !== 'recommender';
}

const applicantForms = new WeakMap<CompiledForm, CompiledForm>();

/** The part of a form that applicants fill in. */
export function applicantForm(form: CompiledForm): CompiledForm {
  const cached = applicantForms.get(form);
  if (cached !== undefined) return cached;
  const part = partOf(form, isApplicantModule);
  applicantForms.set(form, part);
  return part;
}

function without(form: CompiledForm, out: ReadonlySet<string>): CompiledForm {
  return {
    ...form,
    modules: form.modules.filter(({ definition }) => !out.has(definition.id)),
    byKey: new Map([...form.byKey].filter(([, { module }]) => !out.has(module))),
    groups: new Map([...form.groups].filter(([, { module }]) => !out.has(module))),
  };
}
