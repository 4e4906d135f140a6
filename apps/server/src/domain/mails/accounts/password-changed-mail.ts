import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';
import { momentInWords, type Zones } from '../moment-in-words.ts';

export interface ChangeContent extends Zones {
  readonly name: string;
  readonly at: Date;
  readonly contact: string;
  /** The portal's address; a notice contains no link that performs an action. */
  readonly portal: string;
}

/** Tells the owner of an account that its password was changed. */
export function passwordChangedMail(content: ChangeContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.passwordChanged;
  const { name, contact, portal } = content;
  const paragraphs = [words.intro, words.safety];
  const text = { ...words, paragraphs, action: { label: words.action, link: portal } };
  const at = momentInWords(content.at, content, language);
  return writeMail(text, { name, contact, at }, sender, language);
}
