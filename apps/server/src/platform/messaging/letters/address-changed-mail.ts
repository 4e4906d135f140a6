import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../mail/compose-mail.ts';
import { letterMail, type MailContent } from './letter-mail.ts';
import { momentInWords } from './moment-in-words.ts';
import type { RemovalContent } from './account-removed-mail.ts';

/** Tells a former address that an account has another one now; it does not say which. */
export function addressChangedMail(content: RemovalContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.addressChanged;
  const { name, contact } = content;
  const at = momentInWords(content.at, content.timeZone, language);
  return letterMail({ ...words, paragraphs: [words.intro, words.safety] }, { name, contact, at }, sender, language);
}
