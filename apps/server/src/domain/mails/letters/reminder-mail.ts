import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';
import { momentInWords } from '../moment-in-words.ts';
import { type RequestFacts, requestMail } from './request-mail.ts';

export interface ReminderFacts extends RequestFacts {
  readonly invitedAt: Date;
}

/** Asks again, with a new link. */
export function reminderMail(facts: ReminderFacts, sender: Sender, language: Language): MailContent {
  const { reminder: words } = serverMessages[language].mail;
  const { text, values } = requestMail(facts, sender, language);
  const invitedAt = momentInWords(facts.invitedAt, facts, language);
  const paragraphs = [words.intro, words.effort, text.readers, text.decline, text.safety];
  return writeMail({ ...text, ...words, paragraphs }, { ...values, invitedAt }, sender, language);
}
