import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface ResetContent {
  readonly link: string;
  readonly minutes: number;
}

/** A mail with the link to set a new password. */
export function passwordResetMail({ link, minutes }: ResetContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.passwordReset;
  const paragraphs = [words.intro, words.validity, words.safety];
  const text = { ...words, paragraphs, action: { label: words.action, link } };
  return writeMail(text, { minutes: String(minutes) }, sender, language);
}
