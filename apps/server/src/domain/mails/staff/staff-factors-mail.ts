import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface StaffFactorsContent {
  readonly name: string;
  /** The console. */
  readonly link: string;
}

/** Tells somebody that an owner took their second factors away. */
export function staffFactorsMail({ name, link }: StaffFactorsContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.staffFactors;
  const text = { ...words, paragraphs: [words.intro, words.safety], action: { label: words.action, link } };
  return writeMail(text, { name }, sender, language);
}
