import { moduleStateOf } from '@portico/form-engine/states/module-states';
import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { moduleOf } from './sheet.rules.ts';
import type { PublishedForm } from '../forms/published-forms.ts';
import type { SavedChanges } from './sheets.queries.ts';

/** The response to a save, for every kind of sheet. */
export function presentSaved(
  { revision, conflicts, changed, merged }: SavedChanges,
  form: PublishedForm,
  menuid: string,
  state: number,
) {
  const module = moduleOf(form.compiled, menuid);
  const only = (parts: SavedChanges['conflicts']) => {
    if (parts.length === 0) return { keys: [], save_field: { normal: {}, column: {} } };
    const keys = parts.map(([, key]) => key);
    const modules = module === undefined ? [] : [module.definition];
    return { keys, save_field: encodeAnswers(picked(merged, keys), { modules }) };
  };
  return {
    revision: Number(revision),
    state: moduleStateOf(state),
    form_version: form.id,
    conflicts: only(conflicts),
    changed: only(changed),
  };
}

export type SavedSheet = ReturnType<typeof presentSaved>;

function picked({ fields, rows }: FormAnswers, keys: readonly string[]): FormAnswers {
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key))),
    rows: Object.fromEntries(Object.entries(rows).filter(([key]) => keys.includes(key))),
  };
}
