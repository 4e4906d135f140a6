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

/**
 * Where the owner is reached before an address is changed: at the current address of that kind, or else at the other
 * kind.
 */
export function addressBefore(
  channel: Channel,
  { email, email_confirmed_at, mobile }: Pick<Applicant, 'email' | 'email_confirmed_at' | 'mobile'>,
): { readonly channel: Channel; readonly shown: string } | null {
  const mail = email === null || email_confirmed_at === null ? null : ({ channel: 'mail', shown: email } as const);
  const sms = mobile === null ? null : ({ channel: 'sms', shown: mobile } as const);
  return channel === 'mail' ? (mail ?? sms) : (sms ?? mail);
}

/**
 * An open or stolen session must not be enough to take over an account, so the password or a code sent to the current
 * address is required. A wrong one is counted here. Returns a function that uses up the code in the transaction of the
 * change, so that the code is only lost if the change succeeds.
 */
export async function requireOwner(
  channel: Channel,
  { old_password, old_code }: Pick<Amend['input'], 'old_password' | 'old_code'>,
  applicant: Applicant,
  call: ApplicantCall,
  purpose: 'change' | 'leave' = 'change',
): Promise<(db: ProjectDb) => Promise<void>> {
  const before = addressBefore(channel, applicant);
  // A temporary user has neither, and nothing that could be taken over.
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

/** The person enters two codes, so the error must say which one is wrong. */
function refuseOldCode(error: unknown): never {
  throw error instanceof Refused && error.key === 'codeWrong' ? new Refused('oldCodeWrong') : error;
}
