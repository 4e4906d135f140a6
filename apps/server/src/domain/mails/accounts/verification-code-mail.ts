import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface CodeContent {
  readonly code: string;
  readonly minutes: number;
  readonly purpose:
    | 'register'
    | 'signIn'
    | 'resetPassword'
    | 'confirmAddress'
    | 'changeAddress'
    | 'leave'
    | 'recommend';
}

/** A mail with a code that says what the code is for; the recipient need not have an account. */
export function verificationCodeMail(content: CodeContent, sender: Sender, language: Language): MailContent {
  const { verificationCode: words, footer } = serverMessages[language].mail;
  const { code, minutes, purpose } = content;
  const paragraphs = [words.intro[purpose], words.validity, words.safety];
  const text = { ...words, paragraphs, code, reason: footer.asked };
  return writeMail(text, { code, minutes: String(minutes) }, sender, language);
}
