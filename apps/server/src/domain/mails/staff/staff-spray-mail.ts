import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface SprayContent {
  readonly failures: number;
  readonly accounts: number;
  readonly addresses: number;
}

/**
 * Warns the owner of the installation that somebody is trying staff passwords. Contains only numbers, because a mailbox
 * is not a safe place for a log.
 */
export function staffSprayMail(content: SprayContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.staffSpray;
  const counts = Object.entries(content).map(([name, count]) => [name, String(count)] as const);
  const text = { ...words, paragraphs: [words.intro, words.advice, words.often] };
  return writeMail(text, Object.fromEntries(counts), sender, language);
}
