import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface StaffAddressContent {
  readonly name: string;
  readonly link: string;
  readonly hours: number;
}

/** A mail with the link by which an address becomes that of a staff account. */
export function staffAddressMail(content: StaffAddressContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.staffAddress;
  const text = {
    ...words,
    paragraphs: [words.intro, words.validity, words.safety],
    action: { label: words.action, link: content.link },
  };
  return writeMail(text, { name: content.name, hours: String(content.hours) }, sender, language);
}
