import type { Amend } from '@portico/contract/registration.schemas';
import { hashPassword, verifyPassword } from '../../../platform/passwords.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { type Applicant, findApplicant, setPassword } from '../accounts.queries.ts';
import { capabilitiesOf } from '../accounts.rules.ts';
import { readMail, readMobile } from '../contacts.ts';
import { demandPassword } from '../password/demand-password.ts';
import { tellOfChange } from '../password/tell-of-change.ts';
import { useCode } from '../proofs/codes.ts';
import { digestOf } from '../proofs/digest.ts';
import { forgetAttempts, takeAttempt } from '../proofs/proofs.queries.ts';
import { changeApplicant } from './care.queries.ts';

type Input = Amend['input'];
type Change = (input: Input, applicant: Applicant, call: ApplicantCall) => Promise<void>;

/** What an applicant may change about the account, each in its own way. */
const changes: Readonly<Record<Input['kind'], Change>> = {
  password: changePassword,
  name: async ({ name }, applicant, { db }) => {
    if (name === undefined) throw new Refused('fieldMissing');
    await changeApplicant(db, applicant.id, { name });
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

const triesOfOld = { most: 10, seconds: 15 * 60 } as const;

/** Asks for the old password, ends every other session, and tells the owner by mail. */
async function changePassword(input: Input, applicant: Applicant, call: ApplicantCall): Promise<void> {
  if (!capabilitiesOf(applicant).changePassword) throw new Refused('notOffered');
  const password = demandPassword(input.password);
  const { db, project, now } = call;
  const bucket = `password of ${digestOf(call.secretKey, applicant.id)}`;
  if (!(await takeAttempt(db, project.id, bucket, triesOfOld, now))) throw new Refused('tooMany');
  if (!(await verifyPassword(applicant.password_hash, input.old_password ?? ''))) throw new Refused('wrongCredentials');
  await forgetAttempts(db, bucket);
  const hash = await hashPassword(password);
  await db.transaction().execute(async (db) => {
    await setPassword(db, applicant.id, hash, call.session.tokenHash);
    await tellOfChange(applicant, { ...call, db });
  });
}

async function changeEmail(input: Input, applicant: Applicant, call: ApplicantCall): Promise<void> {
  const contact = readMail(input.email ?? '');
  await demandCode('mail', contact.key, input.code, call);
  const row = { email: contact.shown, email_key: contact.key, email_confirmed_at: call.now };
  if (!(await changeApplicant(call.db, applicant.id, row))) throw new Refused('accountTaken');
}

async function changeMobile(input: Input, applicant: Applicant, call: ApplicantCall): Promise<void> {
  const contact = readMobile(input.area ?? '86', input.mobile ?? '');
  await demandCode('sms', contact.key, input.code, call);
  const row = { mobile: contact.key, area: contact.area };
  if (!(await changeApplicant(call.db, applicant.id, row))) throw new Refused('accountTaken');
}

async function demandCode(
  channel: 'mail' | 'sms',
  target: string,
  code: string | undefined,
  call: ApplicantCall,
): Promise<void> {
  if (code === undefined) throw new Refused('fieldMissing');
  await useCode({ ...call, projectId: call.project.id }, { channel, target, purpose: 'amend' }, code);
}
