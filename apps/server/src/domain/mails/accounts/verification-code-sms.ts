import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { fillTemplate } from '../../../platform/mail/fill-template.ts';

/** A code by SMS: the sentence for the outbox, and the values for the provider's template. */
export function verificationCodeSms(
  { code, minutes }: { readonly code: string; readonly minutes: number },
  sender: Pick<Sender, 'project'>,
  language: Language,
): { text: string; template: { code: string } } {
  const words = serverMessages[language].mail.sms.verificationCode;
  return { text: fillTemplate(words, { project: sender.project, code, minutes: String(minutes) }), template: { code } };
}
