import type { Amend } from '@portico/contract/registration.schemas';
import { hashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { hashPassword } from '../../../platform/secrets/passwords.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { type Applicant, findApplicant } from '../../../domain/accounts/applicants.queries.ts';
import { rememberDevice } from '../../../domain/proofs/known-device.ts';
import { requireUnchanged } from '../../../domain/accounts/require-unchanged.ts';
import { setPassword } from '../accounts.queries.ts';
import { capabilitiesOf } from '../../../domain/accounts/accounts.present.ts';
import { readName } from '../../../domain/accounts/names.ts';
import { changeEmail, changeMobile } from '../address/change-address.ts';
import { requireOldPassword } from '../password/require-old-password.ts';
import { requirePassword } from '../../../domain/accounts/require-password.ts';
import { notifyOfChange } from '../password/notify-of-change.ts';
import { changeApplicant } from './care.queries.ts';

type Input = Amend['input'];
type Change = (input: Input, applicant: Applicant, call: ApplicantCall) => Promise<void>;

/** What an applicant may change about the account, and how. */
const changes: Readonly<Record<Input['kind'], Change>> = {
  password: changePassword,
  name: async ({ name }, applicant, { db }) => {
    if (name === undefined) throw new Refused('fieldMissing');
    await changeApplicant(db, applicant.id, { name: readName(name) });
  },
  email: changeEmail,
  mobile: changeMobile,
};

export async function amend(input: Input, call: ApplicantCall): Promise<null> {
  const applicant = await findApplicant(call.db, call.session.applicantId);
  if (applicant === undefined) throw new Refused('notSignedIn');
  await changes[input.kind](input, applicant, call);
  return null;
}

/** Requires the old password, ends all other sessions, and notifies the owner by mail. */
async function changePassword(input: Input, applicant: Applicant, call: ApplicantCall): Promise<void> {
  if (!capabilitiesOf(applicant).changePassword) throw new Refused('notOffered');
  const password = requirePassword(input.password);
  const { db, now } = call;
  await requireOldPassword(input.old_password ?? '', applicant, call);
  const hash = await hashPassword(password, hashingTurn(call));
  await inTransaction(db, async (db) => {
    await requireUnchanged(db, applicant, 'wrongCredentials');
    await setPassword(db, applicant.id, hash, { keepSession: call.session.tokenHash, now });
    await notifyOfChange(applicant, { ...call, db });
  });
  rememberDevice(call, { id: applicant.id, password_hash: hash });
}
