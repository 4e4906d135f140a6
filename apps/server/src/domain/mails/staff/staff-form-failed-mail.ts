import type { ScheduleFailure } from '@portico/contract/form-schedule.schemas';
import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface StaffFormFailedContent {
  readonly name: string;
  readonly failure: ScheduleFailure;
  /** The form in the console. */
  readonly link: string;
}

/** Tells whoever scheduled a version of a form that it was not published at its time, and why. */
export function staffFormFailedMail(
  { name, failure, link }: StaffFormFailedContent,
  sender: Sender,
  language: Language,
): MailContent {
  const words = serverMessages[language].mail.staffFormFailed;
  const paragraphs = [words.intro, words.reasons[failure], words.kept];
  return writeMail({ ...words, paragraphs, action: { label: words.action, link } }, { name }, sender, language);
}
