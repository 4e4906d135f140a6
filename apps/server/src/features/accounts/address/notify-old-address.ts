import { type Applicant } from '../../../domain/accounts/applicants.queries.ts';
import { addressChangedMail } from '../../../domain/mails/accounts/address-changed-mail.ts';
import { addressChangedSms } from '../../../domain/mails/accounts/address-changed-sms.ts';
import { findSender } from '../../../platform/messaging/find-sender.ts';
import { queueMessage } from '../../../platform/messaging/queue-message.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { findAccountRules } from '../accounts.queries.ts';
import type { Way } from './way-back.ts';

interface WayBack {
  readonly way: Way;
  readonly token: string;
  readonly days: number;
}

/**
 * How the former owner is notified. If only the number changed, a mail is sent as well, because a free-text SMS does
 * not reach every number.
 */
export function waysToTell(
  changed: 'mail' | 'sms',
  { email, email_confirmed_at, mobile }: Pick<Applicant, 'email' | 'email_confirmed_at' | 'mobile'>,
): readonly Way[] {
  const hasMail = email !== null && email_confirmed_at !== null;
  const bySms = mobile !== null && (changed === 'sms' || !hasMail);
  return [...(bySms ? (['sms'] as const) : []), ...(hasMail ? (['mail'] as const) : [])];
}

/** Notifies the former address of a change, in case the owner did not make it, and how to undo it. */
export async function notifyOldAddress(
  channel: 'mail' | 'sms',
  before: Applicant,
  { way, token, days }: WayBack,
  { db, project, now, publicUrl }: Pick<VisitorCall, 'db' | 'project' | 'now' | 'publicUrl'>,
): Promise<void> {
  const { lang: language, name, id: applicantId, email, mobile } = before;
  const { sender, from } = await findSender(db, project, language);
  const link = `${publicUrl}/apply/${project.slug}/#/take_back?token=${token}`;
  const common = { language, applicantId, purpose: 'address-changed' } as const;
  if (way === 'sms') {
    const sms = addressChangedSms({ link, days }, sender, language);
    await queueMessage(db, project, { ...common, recipient: mobile ?? '', channel: 'sms', ...sms });
    return;
  }
  const { time_zone: timeZone } = await findAccountRules(db, project.id);
  const content = {
    name,
    at: now,
    timeZone,
    readerZone: before.time_zone,
    contact: from.fromAddress,
    link,
    days,
    channel,
  };
  const mail = addressChangedMail(content, sender, language);
  await queueMessage(db, project, { ...common, recipient: email ?? '', channel: 'mail', ...from, ...mail });
}
