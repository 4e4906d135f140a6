import type { SaveBasic } from '@portico/contract/applications.schemas';
import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import { type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import { moduleOf, type WireState } from '../../../domain/applications/draft.rules.ts';
import type { PublishedForm } from '../../../domain/forms/published-forms.ts';
import type { Saved } from './save.ts';

export function presentSaved(saved: Saved, form: PublishedForm, menuid: string, state: WireState): SaveBasic['output'] {
  const module = moduleOf(form.compiled, menuid);
  const values = saved.modules[menuid]?.values ?? noAnswers;
  const only = (places: Saved['conflicts']) => {
    if (places.length === 0) return { keys: [], save_field: { normal: {}, column: {} } };
    const keys = places.map(([, key]) => key);
    const modules = module === undefined ? [] : [module.definition];
    return { keys, save_field: encodeAnswers(picked(values, keys), { modules }) };
  };
  return {
    revision: Number(saved.revision),
    state,
    form_version: form.id,
    conflicts: only(saved.conflicts),
    changed: only(saved.changed),
  };
}

function picked({ fields, rows }: FormAnswers, keys: readonly string[]): FormAnswers {
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key))),
    rows: Object.fromEntries(Object.entries(rows).filter(([key]) => keys.includes(key))),
  };
}
