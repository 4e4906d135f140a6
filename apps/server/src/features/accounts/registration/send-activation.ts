import type { Language } from '@portico/form-engine/language';
import { takeAtLeast } from '../../../platform/concurrency/take-at-least.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { activationMail } from '../../../domain/mails/accounts/activation-mail.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { findApplicantByKey } from '../../../domain/accounts/applicants.queries.ts';
import type { Contact } from '../../../domain/accounts/contacts.ts';
import { requireSendingLimit } from '../../../domain/proofs/sending-limits.ts';
import { linkMinutes, makeLink } from './account-link.ts';

interface Receiver {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Queues the activation mail in the caller's transaction. */
export async function queueActivation(
  receiver: Receiver,
  language: Language,
  { db, project, now, publicUrl }: Pick<VisitorCall, 'db' | 'project' | 'now' | 'publicUrl'>,
): Promise<void> {
  const token = await makeLink(db, { projectId: project.id, applicantId: receiver.id, purpose: 'activate', now });
  const link = `${publicUrl}/apply/${project.slug}/#/email?token=${token}`;
  const { sender, from } = await findSender(db, project, language);
  const hours = linkMinutes.activate / 60;
  const mail = activationMail({ name: receiver.name, link, hours }, sender, language);
  await queueMessage(db, project, {
    channel: 'mail',
    recipient: receiver.email,
    applicantId: receiver.id,
    language,
    purpose: 'activation',
    ...from,
    ...mail,
  });
}

const shortestMs = 200;

/** Sends the activation mail again; the response does not reveal whether the account exists. */
export async function sendActivation(contact: Contact, language: Language, call: VisitorCall): Promise<null> {
  return takeAtLeast(shortestMs, async () => {
    const scope = { ...call, projectId: call.project.id };
    await requireSendingLimit(scope, { kind: 'activation', target: contact.key, ip: call.ip });
    const applicant = await findApplicantByKey(call.db, contact);
    if (applicant === undefined || applicant.email === null || applicant.email_confirmed_at !== null) return null;
    const receiver = { id: applicant.id, name: applicant.name, email: applicant.email };
    await inTransaction(call.db, (db) => queueActivation(receiver, language, { ...call, db }));
    return null;
  });
}
