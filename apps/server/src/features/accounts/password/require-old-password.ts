import { type Applicant } from '../../../domain/accounts/applicants.queries.ts';
import { oldPasswordBucket } from '../../../domain/proofs/buckets.ts';
import { forgetAttempts, requireAttempt } from '../../../domain/proofs/proofs.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import { hashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { verifyPassword } from '../../../platform/secrets/passwords.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';

const tries = { most: 10, seconds: 15 * 60 } as const;

/** Checks the current password before a change; wrong tries are limited. */
export async function requireOldPassword(
  password: string,
  applicant: Pick<Applicant, 'id' | 'password_hash'>,
  call: VisitorCall,
): Promise<void> {
  const bucket = oldPasswordBucket(call.secretKey, applicant.id);
  await requireAttempt(call.db, call.project.id, bucket, tries, call.now);
  if (!(await verifyPassword(applicant.password_hash, password, hashingTurn(call))))
    throw new Refused('wrongCredentials');
  await forgetAttempts(call.db, bucket);
}
