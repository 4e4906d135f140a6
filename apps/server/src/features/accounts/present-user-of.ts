import type { Login } from '@portico/contract/accounts.schemas';
import { Refused } from '../../platform/refused.ts';
import type { VisitorCall } from '../../platform/wire/bound-route.ts';
import { presentUser } from './accounts.present.ts';
import { findApplicant } from './accounts.queries.ts';

/** Somebody as signing in tells them, without a session. */
export async function presentUserOf(call: VisitorCall, applicantId: string): Promise<Omit<Login['output'], 'token'>> {
  const applicant = await findApplicant(call.db, applicantId);
  if (applicant === undefined) throw new Refused('notFound');
  const { project } = call;
  return { ...presentUser(applicant, call), org_id: project.orgId, project_id: project.id };
}
