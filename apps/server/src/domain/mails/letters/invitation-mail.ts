import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';
import { type RequestFacts, requestMail } from './request-mail.ts';

/**
 * Asks somebody for a letter: who asks, for what, the deadline, who will read it, how long it takes, and how to
 * decline.
 */
export function invitationMail(facts: RequestFacts, sender: Sender, language: Language): MailContent {
  const { invitation: words } = serverMessages[language].mail;
  const { text, values } = requestMail(facts, sender, language);
  const paragraphs = [words.intro, words.effort, text.readers, text.decline, text.safety];
  return writeMail({ ...text, ...words, paragraphs }, values, sender, language);
}
