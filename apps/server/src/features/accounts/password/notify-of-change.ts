import { findSender } from '../../../platform/messaging/find-sender.ts';
import { passwordChangedMail } from '../../../domain/mails/accounts/password-changed-mail.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { type Applicant } from '../../../domain/accounts/applicants.queries.ts';
import { findAccountRules } from '../accounts.queries.ts';

/** Notifies the owner by mail that the password was changed, in case it was somebody else. */
export async function notifyOfChange(
  applicant: Applicant,
  { db, project, now, publicUrl }: Pick<VisitorCall, 'db' | 'project' | 'now' | 'publicUrl'>,
): Promise<void> {
  if (applicant.email === null || applicant.email_confirmed_at === null) return;
  const language = applicant.lang;
  const { sender, from } = await findSender(db, project, language);
  const { time_zone: timeZone } = await findAccountRules(db, project.id);
  const content = {
    name: applicant.name,
    at: now,
    timeZone,
    readerZone: applicant.time_zone,
    contact: from.fromAddress,
    portal: `${publicUrl}/apply/${project.slug}/`,
  };
  const mail = passwordChangedMail(content, sender, language);
  await queueMessage(db, project, {
    channel: 'mail',
    recipient: applicant.email,
    applicantId: applicant.id,
    language,
    purpose: 'password-changed',
    ...from,
    ...mail,
  });
}
