import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';
import { momentInWords } from '../moment-in-words.ts';
import type { RemovalContent } from './account-removed-mail.ts';

export interface AddressChangeContent extends RemovalContent {
  /** What was changed. */
  readonly channel: 'mail' | 'sms';
  /** Where the change is taken back, and for how long. */
  readonly link: string;
  readonly days: number;
}

/** Tells whoever had an account that it has another address or number now, and not which; and how to take that back. */
export function addressChangedMail(content: AddressChangeContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.addressChanged;
  const { name, contact, link, days } = content;
  const at = momentInWords(content.at, content, language);
  const paragraphs = [words.intro[content.channel], words.back, words.safety];
  const text = { ...words, paragraphs, action: { label: words.action, link } };
  return writeMail(text, { name, contact, at, days: String(days) }, sender, language);
}
