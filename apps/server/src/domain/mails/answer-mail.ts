import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from './write-mail.ts';

interface AnswerContent {
  readonly name: string;
  readonly count: number;
  /** Where the messages are read. */
  readonly page: string;
  /** Where these mails are stopped. */
  readonly stop: string;
}

/** Tells that the admissions office has answered. What it wrote is read in the portal, since mails are read by others too. */
export function answerMail(
  { name, count, page, stop }: AnswerContent,
  sender: Sender,
  language: Language,
): MailContent {
  const words = serverMessages[language].mail.answer;
  const paragraphs = [count === 1 ? words.one : words.several, words.privacy];
  const text = {
    ...words,
    paragraphs,
    action: { label: words.action, link: page },
    stop: { label: words.stop, link: stop },
  };
  return writeMail(text, { name, count: String(count) }, sender, language);
}
