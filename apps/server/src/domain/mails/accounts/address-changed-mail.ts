import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';
import { momentInWords } from '../moment-in-words.ts';
import type { RemovalContent } from './account-removed-mail.ts';

/** Tells a former address that an account has another one now; it does not say which. */
export function addressChangedMail(content: RemovalContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.addressChanged;
  const { name, contact } = content;
  const at = momentInWords(content.at, content.timeZone, language);
  return writeMail({ ...words, paragraphs: [words.intro, words.safety] }, { name, contact, at }, sender, language);
}
