import type { Login } from '@portico/contract/accounts.schemas';
import { hashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { verifyPassword } from '../../../platform/secrets/passwords.ts';
import { Refused } from '../../../platform/refused.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { type Applicant, findApplicantByKey } from '../../../domain/accounts/applicants.queries.ts';
import { accountKey } from '../../../domain/accounts/contacts.ts';
import { signInBucket } from '../../../domain/proofs/buckets.ts';
import { findKnownDevice } from '../../../domain/proofs/known-device.ts';
import { forgetAttempts, requireAttempt } from '../../../domain/proofs/proofs.queries.ts';

const triesOfAccount = { most: 10, seconds: 15 * 60 } as const;

/**
 * The response and its timing are the same whether the account or the password is wrong. Tries are limited for each
 * account; each known device has its own limit, which strangers cannot use up.
 */
export async function byPassword(input: Login['input'], call: VisitorCall): Promise<Applicant> {
  const { db, project, now, secretKey } = call;
  if (!input.account || !input.password) throw new Refused('fieldMissing');
  const account = accountKey(input.account);
  const applicant = await findApplicantByKey(db, account);
  const bucket = signInBucket(secretKey, account.key, findKnownDevice(call, applicant));
  await requireAttempt(db, project.id, bucket, triesOfAccount, now);
  const fits = await verifyPassword(applicant?.password_hash, input.password, hashingTurn(call));
  if (applicant === undefined || !fits) throw new Refused('wrongCredentials');
  if (account.channel === 'mail' && applicant.email_confirmed_at === null) throw new Refused('notActivated');
  await forgetAttempts(db, bucket);
  return applicant;
}
