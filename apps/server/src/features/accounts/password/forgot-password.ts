import type { ForgotPassword } from '@portico/contract/registration.schemas';
import { takeAtLeast } from '../../../platform/concurrency/take-at-least.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { passwordResetMail } from '../../../domain/mails/accounts/password-reset-mail.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { findApplicantByKey } from '../../../domain/accounts/applicants.queries.ts';
import { type Contact, readContact } from '../../../domain/accounts/contacts.ts';
import { codeWait } from '../../../domain/proofs/codes.ts';
import { requireHuman } from '../proofs/require-human.ts';
import { sendCode } from '../proofs/send-code.ts';
import { requireSendingLimit } from '../../../domain/proofs/sending-limits.ts';
import { linkMinutes, makeLink } from '../registration/account-link.ts';

const shortestMs = 200;

/**
 * Sends a link by mail or a code by SMS. The response and its timing are the same whether or not the account exists.
 */
export async function forgotPassword(
  input: ForgotPassword['input'],
  call: VisitorCall,
): Promise<ForgotPassword['output']> {
  const contact = readContact(input);
  await requireHuman({ ...call, projectId: call.project.id }, input);
  const language = input.lang ?? call.language;
  if (contact.channel === 'sms') return sendCode(contact, 'reset', language, call);
  return takeAtLeast(shortestMs, () => sendLink(contact, language, call));
}

async function sendLink(
  contact: Contact,
  language: VisitorCall['language'],
  call: VisitorCall,
): Promise<{ wait: number }> {
  const { project, now, publicUrl, ip } = call;
  await requireSendingLimit({ ...call, projectId: project.id }, { kind: 'reset', target: contact.key, ip });
  const applicant = await findApplicantByKey(call.db, contact);
  if (applicant === undefined || applicant.email === null || applicant.temporary) return { wait: codeWait };
  const recipient = applicant.email;
  await inTransaction(call.db, async (db) => {
    const token = await makeLink(db, { projectId: project.id, applicantId: applicant.id, purpose: 'reset', now });
    const link = `${publicUrl}/apply/${project.slug}/#/password?token=${token}`;
    const { sender, from } = await findSender(db, project, language);
    const mail = passwordResetMail({ link, minutes: linkMinutes.reset }, sender, language);
    await queueMessage(db, project, {
      channel: 'mail',
      recipient,
      applicantId: applicant.id,
      language,
      purpose: 'password-reset',
      ...from,
      ...mail,
    });
  });
  return { wait: codeWait };
}
