import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';
import { momentInWords, type Zones } from '../moment-in-words.ts';

export interface RemovalContent extends Zones {
  readonly name: string;
  readonly at: Date;
  readonly contact: string;
}

/** The last mail to somebody whose account was deleted. */
export function accountRemovedMail(content: RemovalContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.accountRemoved;
  const paragraphs = [words.intro, words.final, words.safety];
  const { name, contact } = content;
  const at = momentInWords(content.at, content, language);
  return writeMail({ ...words, paragraphs }, { name, contact, at }, sender, language);
}
