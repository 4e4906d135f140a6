import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';
import { momentInWords } from '../moment-in-words.ts';
import type { RemovalContent } from './account-removed-mail.ts';

export interface AddressChangeContent extends RemovalContent {
  /** Which of the two was changed. */
  readonly channel: 'mail' | 'sms';
  /** The link that undoes the change, and how long it works. */
  readonly link: string;
  readonly days: number;
}

/**
 * Tells the former address that the account has a new address or number, without naming it, and how to undo the change.
 */
export function addressChangedMail(content: AddressChangeContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.addressChanged;
  const { name, contact, link, days } = content;
  const at = momentInWords(content.at, content, language);
  const paragraphs = [words.intro[content.channel], words.back, words.safety];
  const text = { ...words, paragraphs, action: { label: words.action, link } };
  return writeMail(text, { name, contact, at, days: String(days) }, sender, language);
}
