import { randomUUID } from 'node:crypto';
import type { RevokeApply } from '@portico/contract/submissions.schemas';
import { applicationStates } from '@portico/form-engine/states/application-states';
import { mayRevoke } from '@portico/form-engine/states/reopening';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { lockSubmitted } from './lock-submitted.ts';
import { listRevoked, type LockedApplication, reopenApplication } from '../submissions.queries.ts';
import { sendNotice } from '../notifying/send-notice.ts';
import { notifyOfSubmission } from '../notifying/notify-of-submission.ts';

/** Revokes a submitted application: the form opens again, and the number is kept. */
export function revokeApplication(_input: RevokeApply['input'], call: ApplicantCall): Promise<RevokeApply['output']> {
  return inTransaction(call.db, async (db) => {
    const { locked, application, facts } = await lockSubmitted(db, call);
    if (!mayRevoke(facts, call.now)) throw new Refused('notRevocable');
    await reopenApplication(db, { application, event: 'revoked', by: call.session.applicantId, at: call.now });
    // If the queue is late, the applicant is notified of the submission before its revocation.
    for (const id of await listRevoked(db, application, call.now))
      await notifyOfSubmission(db, call.project, call.publicUrl, id);
    await notifyApplicant(db, call, locked);
    return { application_state: applicationStates.inProgress };
  });
}

async function notifyApplicant(db: ProjectDb, call: ApplicantCall, locked: LockedApplication): Promise<void> {
  const { before, batch_title: batch, ends_at: until, person, project } = locked;
  if (before === null || batch === null || until === null) return;
  const { number } = before;
  const zones = { timeZone: project.time_zone, readerZone: call.timeZone() };
  const news = { kind: 'revoked', number, batch, at: call.now, until, ...zones } as const;
  const notice = { id: randomUUID(), applicantId: call.session.applicantId, person, news };
  await sendNotice(db, call.project, call.publicUrl, notice);
}
