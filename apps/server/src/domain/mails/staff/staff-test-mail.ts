import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface StaffTestContent {
  /** Who asked for it. */
  readonly name: string;
  readonly host: string;
}

/** Shows an owner that mail arrives. */
export function staffTestMail(content: StaffTestContent, sender: Sender, language: Language): MailContent {
  const words = serverMessages[language].mail.staffTest;
  return writeMail({ ...words, paragraphs: [words.intro] }, { ...content }, sender, language);
}
