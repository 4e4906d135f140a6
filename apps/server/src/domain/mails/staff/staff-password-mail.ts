import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface StaffPasswordContent {
  readonly name: string;
  readonly link: string;
  readonly minutes: number;
}

/** A mail with the link by which a staff member sets a new password. */
export function staffPasswordMail(content: StaffPasswordContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.staffPassword;
  const text = {
    ...words,
    paragraphs: [words.intro, words.validity, words.safety],
    action: { label: words.action, link: content.link },
  };
  return writeMail(text, { name: content.name, minutes: String(content.minutes) }, sender, language);
}
