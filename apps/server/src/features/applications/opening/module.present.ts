import type { ApplyFiled } from '@portico/contract/applications.schemas';
import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import { presentModule } from '../../../domain/sheets/module.present.ts';
import { answersOf, statesOf } from '../../../domain/sheets/sheet.rules.ts';
import type { OpenedDraft } from '../../../domain/applications/open-draft.ts';
import { presentLeftOver } from '../../../domain/sheets/versions/left-over.present.ts';
import { isApplicantModule } from '../../../domain/forms/form-for-batch.ts';

/** A module of an application as the applicant opens it. */
export function presentDraftModule(opened: OpenedDraft, module: CompiledModule): ApplyFiled['output'] {
  const { draft, form, batchForm, context } = opened;
  const answers = answersOf(draft.modules, readable(batchForm));
  const presented = presentModule({ form, modules: draft.modules }, module, { form: form.compiled, answers });
  return {
    ...presented,
    field: presented.module.field,
    state: statesOf(batchForm, draft.modules, context).get(module.definition.id) ?? 0,
    version: form.number,
    ...presentLeftOver(draft, context.language),
    today: context.today,
  };
}

// Applicants may not read what a recommender wrote, and modules that the batch leaves out count as unanswered.
function readable({ modules }: CompiledForm): ReadonlySet<string> {
  return new Set(modules.filter(isApplicantModule).map(({ definition }) => definition.id));
}
