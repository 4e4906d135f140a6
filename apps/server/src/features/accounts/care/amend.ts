import type { Amend } from '@portico/contract/registration.schemas';
import { claimMessages } from '../../../platform/messaging/message-owners.ts';
import { hashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { hashPassword, verifyPassword } from '../../../platform/secrets/passwords.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { type Applicant, findApplicant } from '../../../domain/accounts/applicants.queries.ts';
import { setPassword, voidLinks } from '../accounts.queries.ts';
import { capabilitiesOf } from '../../../domain/accounts/accounts.present.ts';
import { accountKey, type Contact, readMail, readMobile } from '../../../domain/accounts/contacts.ts';
import { readName } from '../names.ts';
import { requirePassword } from '../password/require-password.ts';
import { tellOfChange } from '../password/tell-of-change.ts';
import { oldPasswordBucket } from '../../../domain/proofs/buckets.ts';
import { useCode } from '../../../domain/proofs/codes.ts';
import { forgetAttempts, takeAttempt } from '../../../domain/proofs/proofs.queries.ts';
import { removeUnproved } from '../registration/registration.queries.ts';
import { changeApplicant } from './care.queries.ts';
import { tellOldAddress } from './tell-old-address.ts';

type Input = Amend['input'];
type Change = (input: Input, applicant: Applicant, call: ApplicantCall) => Promise<void>;

/** What an applicant may change about the account, each in its own way. */
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

const triesOfOld = { most: 10, seconds: 15 * 60 } as const;

/** Asks for the old password, ends every other session, and tells the owner by mail. */
async function changePassword(input: Input, applicant: Applicant, call: ApplicantCall): Promise<void> {
  if (!capabilitiesOf(applicant).changePassword) throw new Refused('notOffered');
  const password = requirePassword(input.password);
  const { db, project, now } = call;
  const bucket = oldPasswordBucket(call.secretKey, applicant.id);
  if (!(await takeAttempt(db, project.id, bucket, triesOfOld, now))) throw new Refused('tooMany');
  const turn = hashingTurn(call);
  if (!(await verifyPassword(applicant.password_hash, input.old_password ?? '', turn)))
    throw new Refused('wrongCredentials');
  await forgetAttempts(db, bucket);
  const hash = await hashPassword(password, turn);
  await inTransaction(db, async (db) => {
    await setPassword(db, applicant.id, hash, { keepSession: call.session.tokenHash, now });
    await tellOfChange(applicant, { ...call, db });
  });
}

async function changeEmail(input: Input, applicant: Applicant, call: ApplicantCall): Promise<void> {
  // A temporary user with a mail address could get a password by a reset.
  if (applicant.temporary) throw new Refused('notOffered');
  const contact = readMail(input.email ?? '');
  await requireCode(contact, input.code, call);
  await moveTo(contact, applicant, call, {
    email: contact.shown,
    email_key: contact.key,
    email_confirmed_at: call.now,
  });
}

async function changeMobile(input: Input, applicant: Applicant, call: ApplicantCall): Promise<void> {
  const contact = readMobile(input.area ?? '86', input.mobile ?? '');
  await requireCode(contact, input.code, call);
  await moveTo(contact, applicant, call, { mobile: contact.key, area: contact.area });
}

/** In one transaction: the new address, the end of open links, and the notice to the old address. */
async function moveTo(
  contact: Contact,
  applicant: Applicant,
  call: ApplicantCall,
  changes: Parameters<typeof changeApplicant>[2],
): Promise<void> {
  await inTransaction(call.db, async (db) => {
    if (contact.channel === 'mail') await removeUnproved(db, contact.key);
    if (!(await changeApplicant(db, applicant.id, changes))) throw new Refused('accountTaken');
    await voidLinks(db, applicant.id, call.now);
    await claimMessages(db, contact.key, applicant.id);
    const before = contact.channel === 'mail' ? accountKeyOf(applicant.email) : applicant.mobile;
    if (before !== contact.key) await tellOldAddress(contact.channel, applicant, { ...call, db });
  });
}

function accountKeyOf(email: string | null): string | null {
  return email === null ? null : accountKey(email).key;
}

async function requireCode(contact: Contact, code: string | undefined, call: ApplicantCall): Promise<void> {
  if (code === undefined) throw new Refused('fieldMissing');
  const { channel, key: target } = contact;
  await useCode({ ...call, projectId: call.project.id }, { channel, target, purpose: 'amend' }, code);
}
