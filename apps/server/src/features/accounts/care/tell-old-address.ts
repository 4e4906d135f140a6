import { findSender } from '../../../platform/messaging/find-sender.ts';
import { addressChangedMail } from '../../../domain/mails/accounts/address-changed-mail.ts';
import { addressChangedSms } from '../../../domain/mails/accounts/address-changed-sms.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { type Applicant } from '../../../domain/accounts/applicants.queries.ts';
import { findAccountRules } from '../accounts.queries.ts';

/** Tells the address that an account had until now, in case it was not its owner who changed it. */
export async function tellOldAddress(
  channel: 'mail' | 'sms',
  before: Applicant,
  { db, project, now }: Pick<VisitorCall, 'db' | 'project' | 'now'>,
): Promise<void> {
  const recipient = channel === 'mail' ? before.email : before.mobile;
  if (recipient === null) return;
  const { lang: language, name, id: applicantId } = before;
  const { sender, from } = await findSender(db, project, language);
  const common = { recipient, language, applicantId, purpose: 'address-changed' } as const;
  if (channel === 'sms') {
    const sms = addressChangedSms({ contact: from.fromAddress }, sender, language);
    await queueMessage(db, project, { ...common, channel, ...sms });
    return;
  }
  const { time_zone: timeZone } = await findAccountRules(db, project.id);
  const mail = addressChangedMail({ name, at: now, timeZone, contact: from.fromAddress }, sender, language);
  await queueMessage(db, project, { ...common, channel, ...from, ...mail });
}
