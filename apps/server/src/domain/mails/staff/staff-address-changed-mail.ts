import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface StaffAddressChangedContent {
  readonly name: string;
  /** The console. */
  readonly link: string;
}

/** Tells the former address of an account that there is another one, without naming it, and what to do about it. */
export function staffAddressChangedMail(
  { name, link }: StaffAddressChangedContent,
  sender: Sender,
  language: Language,
): MailContent {
  const words = serverMessages[language].mail.staffAddressChanged;
  const text = { ...words, paragraphs: [words.intro, words.safety], action: { label: words.action, link } };
  return writeMail(text, { name }, sender, language);
}
