import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface ActivationContent {
  readonly name: string;
  readonly link: string;
  readonly hours: number;
}

/** A mail with the link that proves the address and activates the account. */
export function activationMail(content: ActivationContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.activation;
  const paragraphs = [words.intro, words.validity, words.safety];
  const text = { ...words, paragraphs, action: { label: words.action, link: content.link } };
  return writeMail(text, { name: content.name, hours: String(content.hours) }, sender, language);
}
