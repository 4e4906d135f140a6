import type { Login } from '@portico/contract/accounts.schemas';
import { openApplicantSession } from '../../../platform/session/applicant-session.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { presentUser } from '../../../domain/accounts/accounts.present.ts';
import type { Applicant } from '../../../domain/accounts/applicants.queries.ts';
import { requireUnchanged } from '../../../domain/accounts/require-unchanged.ts';
import { rememberDevice } from '../../../domain/proofs/known-device.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { agentInWords } from '../../../domain/accounts/agent-in-words.ts';
import { saveTimeZone } from './sign-in.queries.ts';

/** Opens a session for somebody who has proved their identity. */
export async function openSession(
  applicant: Applicant,
  call: Pick<VisitorCall, 'db' | 'project' | 'now' | 'secretKey' | 'agent' | 'timeZone' | 'device' | 'reply'>,
): Promise<Login['output']> {
  const { db, project, now } = call;
  const session = { projectId: project.id, applicantId: applicant.id, now, agent: agentInWords(call.agent) };
  const token = await inTransaction(db, async (db) => {
    await requireUnchanged(db, applicant, 'wrongCredentials');
    await saveTimeZone(db, applicant, call.timeZone());
    return openApplicantSession(db, session);
  });
  if (!applicant.temporary) rememberDevice(call, applicant);
  return {
    ...presentUser(applicant, call),
    org_id: project.orgId,
    token,
  };
}
