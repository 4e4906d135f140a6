import type { ApplyFiled, ApplyMenu, SaveBasic } from '@portico/contract/applications.schemas';
import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import { encodeModules } from '@portico/contract/forms/encode-modules';
import type { CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { ModuleAuthor } from '@portico/form-engine/definition/form-definition';
import type { CheckContext } from '@portico/form-engine/field-model';
import { type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import { epochSeconds } from '../../platform/clock.ts';
import type { KeptLeftOver } from '../../platform/db/tables.ts';
import type { Saved } from './applications.queries.ts';
import { moduleOf, statesOf, type WireState } from './applications.rules.ts';
import type { OpenedDraft } from './open-draft.ts';
import type { PublishedForm } from './published-forms.ts';

const referee: Readonly<Record<ModuleAuthor, WireState>> = { applicant: 0, referees: 1, recommender: 2 };

export function presentMenu({ draft, form }: OpenedDraft, context: CheckContext, now: Date): ApplyMenu['output'] {
  const states = statesOf(form.compiled, draft.modules, context);
  return {
    menu_list: form.definition.modules.map((module) => ({
      menuid: module.id,
      title: module.title,
      state: states.get(module.id) ?? 0,
      required: module.required === true ? 1 : 0,
      referee: referee[module.author],
    })),
    application_state: draft.state === 1 || draft.state === 2 ? draft.state : 0,
    batchId: draft.batch_id ?? '',
    form_version: form.id,
    version: form.number,
    server_time: epochSeconds(now),
  };
}

export function presentModule(
  { draft, form }: OpenedDraft,
  { definition }: CompiledModule,
  context: CheckContext,
): ApplyFiled['output'] {
  const saved = draft.modules?.[definition.id];
  const alone = { modules: [definition] };
  const [module] = encodeModules(alone);
  return {
    menuid: definition.id,
    title: definition.title,
    field: module?.field ?? { normal: [], column: [] },
    module: { ...module },
    save_field: encodeAnswers(saved?.values ?? noAnswers, alone),
    state: statesOf(form.compiled, draft.modules, context).get(definition.id) ?? 0,
    revision: saved?.revision ?? 0,
    form_version: form.id,
    version: form.number,
    left_over: (draft.left_over ?? []).map(presentLeftOver),
    today: context.today,
  };
}

export function presentSaved(saved: Saved, form: PublishedForm, menuid: string, state: WireState): SaveBasic['output'] {
  const module = moduleOf(form.compiled, menuid);
  const values = saved.modules[menuid]?.values ?? noAnswers;
  const only = (places: Saved['conflicts']) => {
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

function presentLeftOver({ key, label, group, row, answer }: KeptLeftOver) {
  return { field: key, name: label, group: group ?? '', columnNumber: row ?? 0, value: answer.value };
}
