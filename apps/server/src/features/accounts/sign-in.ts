import type { Login } from '@portico/contract/accounts.schemas';
import { verifyPassword } from '../../platform/passwords.ts';
import { Refused } from '../../platform/refused.ts';
import { openApplicantSession } from '../../platform/session/applicant-session.ts';
import type { VisitorCall } from '../../platform/wire/bound-route.ts';
import { presentUser } from './accounts.present.ts';
import { findApplicantByAccount } from './accounts.queries.ts';

/** Signs an applicant in; one answer, in one time, for every way in which account and password do not fit. */
export async function signIn(input: Login['input'], { db, project, now }: VisitorCall): Promise<Login['output']> {
  const applicant = await findApplicantByAccount(db, input.account);
  const fits = await verifyPassword(applicant?.password_hash, input.password);
  if (applicant === undefined || !fits) throw new Refused('wrongCredentials');
  const token = await openApplicantSession(db, project.id, applicant.id, now);
  return { ...presentUser(applicant), org_id: project.orgId, project_id: project.id, token };
}
