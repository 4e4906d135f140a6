import type { ResetPassword } from '@portico/contract/registration.schemas';
import { hashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { hashPassword } from '../../../platform/secrets/passwords.ts';
import { Refused } from '../../../platform/refused.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { type Applicant, findApplicant, findApplicantByKey } from '../../../domain/accounts/applicants.queries.ts';
import { requireUnchanged } from '../../../domain/accounts/require-unchanged.ts';
import { setPassword } from '../accounts.queries.ts';
import { accountKey, readContact } from '../../../domain/accounts/contacts.ts';
import { signInBucket } from '../../../domain/proofs/buckets.ts';
import { findKnownDevice, rememberDevice } from '../../../domain/proofs/known-device.ts';
import { useCode } from '../../../domain/proofs/codes.ts';
import { forgetAttempts } from '../../../domain/proofs/proofs.queries.ts';
import { useLink } from '../registration/account-link.ts';
import { proveMail, proverFrom } from '../registration/prove-mail.ts';
import { requirePassword } from '../../../domain/accounts/require-password.ts';
import { notifyOfChange } from './notify-of-change.ts';

/** Sets a new password with the link or code that was sent; all earlier sessions end. */
export async function resetPassword(input: ResetPassword['input'], call: VisitorCall): Promise<null> {
  const password = requirePassword(input.password);
  const applicant = input.token === undefined ? await byCode(input, call) : await byLink(input.token, call);
  const hash = await hashPassword(password, hashingTurn(call));
  await inTransaction(call.db, async (db) => {
    await requireUnchanged(db, applicant, input.token === undefined ? 'codeWrong' : 'linkBroken');
    // Following the link proves the mail address.
    if (input.token !== undefined) await proveMail(db, applicant.id, proverFrom(applicant, input.device_id), call.now);
    await setPassword(db, applicant.id, hash, { keepSession: null, now: call.now });
    await notifyOfChange(applicant, { ...call, db });
    await forgetTries(applicant, { ...call, db });
  });
  // Marks this browser as known, so that strangers' wrong tries do not lock it out.
  rememberDevice(call, { id: applicant.id, password_hash: hash });
  return null;
}

/** Earlier wrong tries must not lock out somebody who has just set a new password. */
async function forgetTries({ email, mobile }: Applicant, { db, secretKey }: VisitorCall): Promise<void> {
  const keys = [email, mobile].filter((address) => address !== null).map((address) => accountKey(address).key);
  await forgetAttempts(db, ...keys.map((key) => signInBucket(secretKey, key)));
}

async function byLink(token: string, { db, now }: VisitorCall): Promise<Applicant> {
  const used = await useLink(db, token, 'reset', now);
  const applicant = used === 'used before' ? undefined : await findApplicant(db, used.applicantId);
  if (applicant === undefined || applicant.temporary) throw new Refused('linkBroken');
  return applicant;
}

async function byCode(input: ResetPassword['input'], call: VisitorCall): Promise<Applicant> {
  if (input.code === undefined) throw new Refused('fieldMissing');
  const contact = readContact({ area: input.area, mobile: input.mobile });
  const knownDevice = findKnownDevice(call, await findApplicantByKey(call.db, contact));
  await useCode(
    { ...call, projectId: call.project.id, knownDevice },
    { channel: 'sms', target: contact.key, purpose: 'reset' },
    input.code,
  );
  const applicant = await findApplicantByKey(call.db, contact);
  if (applicant === undefined || applicant.temporary) throw new Refused('codeWrong');
  return applicant;
}
