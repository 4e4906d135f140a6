import { dayIn } from '../../platform/day-in.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { formForBatch, isApplicantModule } from '../forms/form-for-batch.ts';
import { type PublishedForm, publishedForm } from '../forms/published-forms.ts';
import { lockApplication } from '../sheets/lock-application.ts';
import { moveSheet } from '../sheets/versions/move-sheet.ts';
import { statesOfAll } from '../sheets/sheet.rules.ts';
import { saveChangedStates } from '../sheets/sheets.queries.ts';
import { type Draft, findDraft } from './draft.queries.ts';

interface Moved {
  readonly draft: Draft;
  readonly form: PublishedForm;
}

/** Moves a draft to the newest version of its form, in the transaction of the call that opens or saves it. */
export async function moveDraft(call: ApplicantCall): Promise<Moved> {
  const { db, project, session, now } = call;
  await lockApplication(db, session.applicantId);
  const draft = await findDraft(db, project.id, session.applicantId);
  if (!draft || draft.id === null || draft.newest === null) throw new Refused('notOffered');
  const to = await publishedForm(db, project.id, draft.newest);
  const from = await publishedForm(db, project.id, draft.form_version_id ?? draft.newest);
  if (!from || !to) throw new Refused('notOffered');
  // Another request may have moved it while this one waited.
  if (from.id === to.id) return { draft, form: to };

  const { id, modules } = draft;
  const by = session.applicantId;
  await moveSheet(db, { id, modules, from, to, writes: isApplicantModule, by, at: now });
  const after = (await findDraft(db, project.id, session.applicantId)) ?? draft;
  const context = { language: call.language, today: dayIn(after.time_zone, now) };
  const inBatch = formForBatch(to, after.batch?.left_out ?? []);
  await saveChangedStates(db, id, after.modules, statesOfAll(inBatch, after.modules, context));
  return { draft: after, form: to };
}
