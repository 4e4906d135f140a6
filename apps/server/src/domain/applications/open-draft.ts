import type { CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import { isState } from '@portico/form-engine/states/application-states';
import { dayIn } from '../../platform/day-in.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { formForBatch } from '../forms/form-for-batch.ts';
import { moveDraft } from './move-draft.ts';
import { cacheNewest, type PublishedForm, publishedForm } from '../forms/published-forms.ts';
import { type Draft, findDraft } from './draft.queries.ts';
import { isBatchOpen } from '../periods.ts';

export interface OpenedDraft {
  readonly draft: Draft;
  readonly form: PublishedForm;
  /** The form without the modules that the chosen batch leaves out. */
  readonly batchForm: CompiledForm;
  readonly context: CheckContext;
}

/**
 * An applicant's draft with its form version. A draft that can still be edited is moved to the newest version first.
 * Opening does not create a draft.
 */
export async function openDraft(call: ApplicantCall): Promise<OpenedDraft> {
  const { db, project, session, now } = call;
  const draft = await findDraft(db, project.id, session.applicantId);
  if (draft === undefined || draft.newest === null) throw new Refused('notOffered');
  cacheNewest(project.id, draft.newest);
  if (mustMove(draft, now)) {
    const moved = await inTransaction(db, (transaction) => moveDraft({ ...call, db: transaction }));
    return opened(moved.draft, moved.form, call);
  }
  const form = await publishedForm(db, project.id, draft.form_version_id ?? draft.newest);
  if (form === undefined) throw new Refused('notOffered');
  return opened(draft, form, call);
}

function opened(draft: Draft, form: PublishedForm, { language, now }: ApplicantCall): OpenedDraft {
  const context = { language, today: dayIn(draft.time_zone, now) };
  return { draft, form, batchForm: formForBatch(form, draft.batch?.left_out ?? []), context };
}

/** Whether a draft that can still be edited is on an older version than the newest. */
function mustMove({ state, batch, form_version_id, newest }: Draft, now: Date): boolean {
  const isWritable = isState('editable', state) && isBatchOpen(batch, now);
  return isWritable && form_version_id !== null && form_version_id !== newest;
}
