import type { Language } from '@portico/form-engine/language';
import type { Clock } from '../../platform/clock.ts';
import type { Driver, Outcome } from '../../platform/messaging/message.ts';
import type { MessagingSettings } from '../../platform/messaging/messaging-settings.ts';
import { verificationCodeSms } from '../mails/accounts/verification-code-sms.ts';
import type { MailContent } from '../mails/write-mail.ts';

export interface InstallationMail {
  readonly id: string;
  readonly recipient: string;
  readonly language: Language;
  readonly content: MailContent;
  /** Nothing of it is kept, not even in the outbox of an installation without a mail server. */
  readonly forget: boolean;
}

export interface InstallationSender {
  readonly drivers: readonly Driver[];
  readonly messaging: Pick<MessagingSettings, 'owner' | 'smtp'>;
  readonly publicUrl: string;
  readonly clock: Clock;
}

export const installationName = 'Portico';
export const installationColour = '#2f5d8a';

/** Sends a mail that belongs to no project: it comes from the installation, and only its owners find it in the outbox. */
export async function sendAsInstallation(
  { drivers, messaging: { smtp, owner }, publicUrl, clock }: InstallationSender,
  { id, recipient, language, content, forget }: InstallationMail,
): Promise<Outcome> {
  const driver = drivers.find(({ channel }) => channel === 'mail');
  if (driver === undefined) return { state: 'later', problem: 'no-driver', answered: false };
  return driver.send({
    id,
    channel: 'mail',
    ...ofNoProject,
    recipient,
    fromAddress: smtp?.from ?? owner?.address ?? `no-reply@${new URL(publicUrl).hostname}`,
    ...content,
    template: {},
    language,
    createdAt: clock.now(),
    forget,
  });
}

/** A test by SMS. It is a code that opens nothing: providers have approved no other words. */
export async function sendTestSms(
  { drivers, clock }: Pick<InstallationSender, 'drivers' | 'clock'>,
  { id, recipient, language }: Pick<InstallationMail, 'id' | 'recipient' | 'language'>,
): Promise<Outcome> {
  const driver = drivers.find(({ channel }) => channel === 'sms');
  if (driver === undefined) return { state: 'later', problem: 'no-driver', answered: false };
  const sms = verificationCodeSms({ code: '000000', minutes: 1 }, { project: installationName }, language);
  return driver.send({
    id,
    channel: 'sms',
    ...ofNoProject,
    recipient,
    fromAddress: '',
    subject: '',
    html: '',
    ...sms,
    language,
    createdAt: clock.now(),
    forget: false,
  });
}

const ofNoProject = {
  orgId: '',
  projectId: '',
  projectTitle: { sc: installationName, tc: installationName, en: installationName },
  fromName: installationName,
  replyTo: '',
  answers: 0,
} as const;
