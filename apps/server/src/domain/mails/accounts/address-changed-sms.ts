import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { fillTemplate } from '../../../platform/mail/fill-template.ts';
import { linkInLanguage } from '../link-in-language.ts';

/** Tells the former number that the account has a new one, and how to undo the change. */
export function addressChangedSms(
  { link, days }: { readonly link: string; readonly days: number },
  sender: Pick<Sender, 'project'>,
  language: Language,
): { text: string; template: Record<string, string> } {
  const words = serverMessages[language].mail.sms.addressChanged;
  return {
    text: fillTemplate(words, { link: linkInLanguage(link, language), project: sender.project, days: String(days) }),
    template: {},
  };
}
