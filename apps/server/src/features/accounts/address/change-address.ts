import type { Amend } from '@portico/contract/registration.schemas';
import { type Applicant } from '../../../domain/accounts/applicants.queries.ts';
import { accountKey, type Contact, readContact, readMail } from '../../../domain/accounts/contacts.ts';
import { requireUnchanged } from '../../../domain/accounts/require-unchanged.ts';
import { checkCode, useCode } from '../../../domain/proofs/codes.ts';
import { claimMessages } from '../../../platform/messaging/message-owners.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicantCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { voidLinks } from '../accounts.queries.ts';
import { changeApplicant } from '../care/care.queries.ts';
import { lockApplicant } from '../../../domain/accounts/removal.queries.ts';
import { removeUnproved } from '../registration/registration.queries.ts';
import { dropChangesAfter, findAddresses, findFirstFrom, putChange } from './address-changes.queries.ts';
import { requireOwner } from './require-owner.ts';
import { notifyOldAddress, waysToTell } from './notify-old-address.ts';
import { makeWayBack } from './way-back.ts';

type Input = Amend['input'];

/** How long a change can be undone. */
const daysToTakeBack = 2;

export async function changeEmail(input: Input, applicant: Applicant, call: ApplicantCall): Promise<void> {
  // A temporary user with a mail address could get a password through a reset.
  if (applicant.temporary) throw new Refused('notOffered');
  await changeAddress(readMail(input.email ?? ''), input, applicant, call);
}

export async function changeMobile(input: Input, applicant: Applicant, call: ApplicantCall): Promise<void> {
  await changeAddress(readContact({ area: input.area, mobile: input.mobile }), input, applicant, call);
}

async function changeAddress(contact: Contact, input: Input, applicant: Applicant, call: ApplicantCall): Promise<void> {
  if (input.code === undefined) throw new Refused('fieldMissing');
  const useOldCode = await requireOwner(contact.channel, input, applicant, call);
  const { code } = input;
  const scope = { ...call, projectId: call.project.id };
  const address = { channel: contact.channel, target: contact.key, purpose: 'amend' } as const;
  await checkCode(scope, address, code);
  await inTransaction(call.db, async (db) => {
    await useCode({ ...scope, db }, address, code);
    await useOldCode(db);
    await moveTo(contact, applicant, { ...call, db });
  });
}

/** One transaction sets the new address, invalidates unused links, and stores and sends the link to undo the change. */
async function moveTo(contact: Contact, applicant: Applicant, call: ApplicantCall): Promise<void> {
  const { db, project, now } = call;
  await lockApplicant(db, applicant.id);
  await requireUnchanged(db, applicant, 'wrongCredentials');
  const before = await findAddresses(db, applicant.id);
  if (contact.channel === 'mail') await removeUnproved(db, contact.key);
  if (!(await changeApplicant(db, applicant.id, columnsOf(contact, now)))) throw new Refused('accountTaken');
  await voidLinks(db, applicant.id, now);
  await claimMessages(db, contact.key, applicant.id);
  const keyBefore = contact.channel === 'mail' ? keyOf(before.email) : before.mobile;
  if (keyBefore === contact.key || (await isReturn(contact, applicant, call))) return;
  const { channel } = contact;
  const expires = new Date(now.getTime() + daysToTakeBack * 86_400_000);
  const common = { project_id: project.id, applicant_id: applicant.id, channel, changed_at: now, expires_at: expires };
  const person = { ...applicant, ...before };
  for (const way of waysToTell(channel, person)) {
    const { token, hash } = makeWayBack(way);
    await putChange(db, { ...before, ...common, token_hash: hash });
    await notifyOldAddress(channel, person, { way, token, days: daysToTakeBack }, call);
  }
}

/**
 * Whether the account had this address before a recent change. If so, the address that is replaced, possibly a thief's,
 * gets no link to undo this, and links from the changes in between are invalidated; earlier links stay valid.
 */
async function isReturn(contact: Contact, { id }: Applicant, { db, now }: ApplicantCall): Promise<boolean> {
  const first = await findFirstFrom(db, id, contact, now);
  if (first !== undefined) await dropChangesAfter(db, id, first.changed_at);
  return first !== undefined;
}

function columnsOf(contact: Contact, now: Date): Parameters<typeof changeApplicant>[2] {
  if (contact.channel === 'sms') return { mobile: contact.key, area: contact.area };
  return { email: contact.shown, email_key: contact.key, email_confirmed_at: now, registrant_hash: null };
}

function keyOf(email: string | null): string | null {
  return email === null ? null : accountKey(email).key;
}
