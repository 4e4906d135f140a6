import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { type Draft, findDraft } from './applications.queries.ts';
import { moveDraft } from './move-draft.ts';
import { noteNewest, type PublishedForm, publishedForm } from './published-forms.ts';

export interface OpenedDraft {
  readonly draft: Draft;
  readonly form: PublishedForm;
}

/**
 * An applicant's draft with the version of the form it stands on: the newest, to which it is moved here if it must be.
 * What can no longer be written stays with the version it was written by. Opening begins nothing.
 */
export async function openDraft(call: ApplicantCall): Promise<OpenedDraft> {
  const { db, project, session, now } = call;
  const draft = await findDraft(db, project.id, session.applicantId, now);
  if (draft === undefined || draft.newest === null) throw new Refused('notOffered');
  noteNewest(project.id, draft.newest);
  if (mustMove(draft)) return inTransaction(db, (held) => moveDraft({ ...call, db: held }));
  const form = await publishedForm(db, project.id, draft.form_version_id ?? draft.newest);
  if (form === undefined) throw new Refused('notOffered');
  return { draft, form };
}

/** Whether a draft that can still be written stands on an older version than the newest. */
export function mustMove(draft: Draft): boolean {
  const isWritable = draft.state !== 2 && draft.is_open === true;
  return isWritable && draft.form_version_id !== null && draft.form_version_id !== draft.newest;
}
