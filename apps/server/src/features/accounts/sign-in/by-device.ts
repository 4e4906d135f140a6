import type { Login } from '@portico/contract/accounts.schemas';
import { Refused } from '../../../platform/refused.ts';
import { hashToken } from '../../../platform/session/token.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { type Applicant, findApplicantByDevice } from '../../../domain/accounts/applicants.queries.ts';
import { digestOf } from '../../../domain/proofs/digest.ts';
import { requireAttempt } from '../../../domain/proofs/proofs.queries.ts';
import { addTemporaryUser } from './sign-in.queries.ts';

/**
 * Signs in without a password: a secret in the browser identifies a temporary user, who is created at the first visit.
 */
export async function byDevice(input: Login['input'], call: VisitorCall): Promise<Applicant> {
  const { db, project, language } = call;
  if (input.device_id === undefined) throw new Refused('fieldMissing');
  const hash = hashToken(input.device_id);
  const account = await findApplicantByDevice(db, hash);
  if (account !== undefined) return account;
  await requireRoomForNew(call);
  await addTemporaryUser(db, { projectId: project.id, deviceHash: hash, language });
  const applicant = await findApplicantByDevice(db, hash);
  if (applicant === undefined) throw new Refused('wrongCredentials');
  return applicant;
}

const newADay = [
  ['ip', 500],
  ['project', 200_000],
] as const;

// A whole school may share an IP address, but thousands of new users from one are abuse.
async function requireRoomForNew({ db, project, now, secretKey, ip }: VisitorCall): Promise<void> {
  const buckets = { ip: `new users from ${digestOf(secretKey, ip)}`, project: 'new users' } as const;
  for (const [kind, most] of newADay) {
    await requireAttempt(db, project.id, buckets[kind], { most, seconds: 86_400 }, now);
  }
}
