import type { ApplyFiled } from '@portico/contract/applications.schemas';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { moduleOf } from '../../../domain/sheets/sheet.rules.ts';
import { isApplicantModule } from '../../../domain/forms/form-for-batch.ts';
import { openDraft } from '../../../domain/applications/open-draft.ts';
import { presentDraftModule } from './module.present.ts';

/** One module with its saved answers. */
export async function openModule({ menuid }: ApplyFiled['input'], call: ApplicantCall): Promise<ApplyFiled['output']> {
  const opened = await openDraft(call);
  const module = moduleOf(opened.form.compiled, menuid);
  if (module === undefined) throw new Refused('notFound');
  if (!isApplicantModule(module)) throw new Refused('forbidden');
  if (moduleOf(opened.batchForm, menuid) === undefined) throw new Refused('moduleLeftOut');
  return presentDraftModule(opened, module);
}
