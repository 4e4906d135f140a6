import type { ApplyFiled } from '@portico/contract/applications.schemas';
import { encodeAnswers } from '@portico/contract/forms/encode-answers';
import { encodeModules } from '@portico/contract/forms/encode-modules';
import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { noAnswers } from '@portico/form-engine/values/answer';
import { answersOf, statesOf } from '../../../domain/sheets/sheet.rules.ts';
import type { OpenedDraft } from '../../../domain/applications/open-draft.ts';
import { presentLeftOver } from '../../../domain/sheets/versions/left-over.present.ts';
import { isApplicantModule } from '../../../domain/forms/form-for-batch.ts';
import { outsideOf } from '../../../domain/forms/outside-of.ts';

export function presentModule(opened: OpenedDraft, module: CompiledModule): ApplyFiled['output'] {
  const { draft, form, asked, context } = opened;
  const { definition } = module;
  const saved = draft.modules?.[definition.id];
  const wire = wireOf(form.compiled, module);
  const { outside } = wire;
  return {
    menuid: definition.id,
    title: definition.title,
    field: wire.module.field,
    module: wire.module,
    save_field: encodeAnswers(saved?.values ?? noAnswers, { modules: [definition] }),
    state: statesOf(asked, draft.modules, context).get(definition.id) ?? 0,
    revision: saved?.revision ?? 0,
    form_version: form.id,
    version: form.number,
    outside: wire.outsideModules,
    outside_save_field: encodeAnswers(answersOf(draft.modules, readable(asked)), { modules: outside }),
    left_over: (draft.left_over ?? []).map((one) => presentLeftOver(one, context.language)),
    today: context.today,
  };
}

// What a recommender wrote is not the applicant's to read, and what the batch leaves out counts as unanswered.
function readable({ modules }: CompiledForm): ReadonlySet<string> {
  return new Set(modules.filter(isApplicantModule).map(({ definition }) => definition.id));
}

interface WireForm {
  readonly module: ReturnType<typeof encodeModules>[number];
  readonly outside: readonly ModuleDefinition[];
  readonly outsideModules: ReturnType<typeof encodeModules>;
}

// The same for everybody who opens it, and versions never change.
const kept = new WeakMap<CompiledModule, WireForm>();

function wireOf(form: CompiledForm, module: CompiledModule): WireForm {
  const known = kept.get(module);
  if (known !== undefined) return known;
  const outside = outsideOf(form, module);
  const [own, ...outsideModules] = encodeModules({ modules: [module.definition, ...outside] });
  if (own === undefined) throw new Error('A module was written as none');
  const made = { module: own, outside, outsideModules };
  kept.set(module, made);
  return made;
}
