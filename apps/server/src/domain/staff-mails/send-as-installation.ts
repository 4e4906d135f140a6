import type { Language } from '@portico/form-engine/language';
import type { Clock } from '../../platform/clock.ts';
import type { Driver, Outcome } from '../../platform/messaging/message.ts';
import type { MessagingSettings } from '../../platform/messaging/messaging-settings.ts';
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
  const name = installationName;
  return driver.send({
    id,
    channel: 'mail',
    orgId: '',
    projectId: '',
    projectTitle: { sc: name, tc: name, en: name },
    recipient,
    fromName: name,
    fromAddress: smtp?.from ?? owner?.address ?? `no-reply@${new URL(publicUrl).hostname}`,
    replyTo: '',
    ...content,
    template: {},
    language,
    answers: 0,
    createdAt: clock.now(),
    forget,
  });
}
