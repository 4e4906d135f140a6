import { dayIn } from '../../platform/day-in.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { saveChangedStates } from '../sheets/sheets.queries.ts';
import { formForBatch } from '../forms/form-for-batch.ts';
import { publishedForm } from '../forms/published-forms.ts';
import { findDraft } from './draft.queries.ts';
import { statesOfAll } from '../sheets/sheet.rules.ts';

/** Updates the state of each module after another batch was chosen, because batches can ask for different modules. */
export async function judgeAgain({ db, project, session, language, now }: ApplicantCall): Promise<void> {
  const draft = await findDraft(db, project.id, session.applicantId);
  if (draft === undefined || draft.id === null || draft.form_version_id === null) return;
  const form = await publishedForm(db, project.id, draft.form_version_id);
  if (form === undefined) return;
  const context = { language, today: dayIn(draft.time_zone, now) };
  const states = statesOfAll(formForBatch(form, draft.batch?.left_out ?? []), draft.modules, context);
  await saveChangedStates(db, draft.id, draft.modules, states);
}
