import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface StaffPasswordChangedContent {
  readonly name: string;
  /** The console. */
  readonly link: string;
}

/** Tells somebody that their password was changed in the console. */
export function staffPasswordChangedMail(
  { name, link }: StaffPasswordChangedContent,
  sender: Sender,
  language: Language,
): MailContent {
  const words = serverMessages[language].mail.staffPasswordChanged;
  const text = { ...words, paragraphs: [words.intro, words.safety], action: { label: words.action, link } };
  return writeMail(text, { name }, sender, language);
}
