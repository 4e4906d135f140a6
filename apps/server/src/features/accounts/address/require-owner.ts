import type { Amend } from '@portico/contract/registration.schemas';
import { type Applicant } from '../../../domain/accounts/applicants.queries.ts';
import { accountKey } from '../../../domain/accounts/contacts.ts';
import { checkCode, type CodeAddress, useCode } from '../../../domain/proofs/codes.ts';
import { findKnownDevice } from '../../../domain/proofs/known-device.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { requireOldPassword } from '../password/require-old-password.ts';

type Channel = CodeAddress['channel'];

/** Where whoever owns an account is reached before its address of a kind is another: there, or else by the other kind. */
export function addressBefore(
  channel: Channel,
  { email, email_confirmed_at, mobile }: Pick<Applicant, 'email' | 'email_confirmed_at' | 'mobile'>,
): { readonly channel: Channel; readonly shown: string } | null {
  const mail = email === null || email_confirmed_at === null ? null : ({ channel: 'mail', shown: email } as const);
  const sms = mobile === null ? null : ({ channel: 'sms', shown: mobile } as const);
  return channel === 'mail' ? (mail ?? sms) : (sms ?? mail);
}

/**
 * A session that was left open, or taken, must not be enough to take the account away: the password is asked for, or a code
 * that was sent to the present address. A wrong one counts here; gives what uses the right one up, in the transaction of what it
 * was asked for: a code is lost only where that succeeds.
 */
export async function requireOwner(
  channel: Channel,
  { old_password, old_code }: Pick<Amend['input'], 'old_password' | 'old_code'>,
  applicant: Applicant,
  call: ApplicantCall,
  purpose: 'change' | 'leave' = 'change',
): Promise<(db: ProjectDb) => Promise<void>> {
  const before = addressBefore(channel, applicant);
  // A temporary user has neither, and nothing that could be taken away.
  if (before === null && applicant.password_hash === null) return async () => {};
  if (old_password !== undefined) {
    await requireOldPassword(old_password, applicant, call);
    return async () => {};
  }
  if (before === null || old_code === undefined) throw new Refused('ownerUnconfirmed');
  const scope = { ...call, projectId: call.project.id, knownDevice: findKnownDevice(call, applicant) };
  const { key: target } = accountKey(before.shown);
  const address = { channel: before.channel, target, purpose };
  await checkCode(scope, address, old_code).catch(refuseOldCode);
  return (db) => useCode({ ...scope, db }, address, old_code).catch(refuseOldCode);
}

/** Two codes are entered: it must be told which of them is wrong. */
function refuseOldCode(error: unknown): never {
  throw error instanceof Refused && error.key === 'codeWrong' ? new Refused('oldCodeWrong') : error;
}
