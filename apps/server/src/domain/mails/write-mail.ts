import type { Language } from '@portico/form-engine/language';
import { composeMail, type MailText, type Sender } from '../../platform/mail/compose-mail.ts';
import { fillTemplate } from '../../platform/mail/fill-template.ts';
import { linkInLanguage } from './link-in-language.ts';
import { nameInMail } from './name-in-mail.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Values = Readonly<Record<string, string>>;

/**
 * Composes a mail from sentences with {placeholders}, all filled from the same values and the sender's names. People's
 * names are made safe here, so that no mail can forget it: a stranger can register somebody else's address under any
 * name.
 */
export function writeMail(mail: MailText, typed: Values, sender: Sender, language: Language): MailContent {
  const { name } = typed;
  const own = name === undefined ? {} : { name: nameInMail(name) };
  const values = { ...typed, ...own, project: sender.project, organisation: sender.organisation };
  const { code, facts, action, stop, reason } = mail;
  const filled = {
    subject: fillTemplate(mail.subject, values),
    greeting: fillTemplate(mail.greeting, values),
    paragraphs: mail.paragraphs.map((sentence) => fillTemplate(sentence, values)),
    closing: fillTemplate(mail.closing, values),
    signature: fillTemplate(mail.signature, values),
    ...(code === undefined ? {} : { code }),
    ...(facts === undefined ? {} : { facts }),
    ...(action === undefined ? {} : { action: { ...action, link: linkInLanguage(action.link, language) } }),
    ...(stop === undefined ? {} : { stop: { ...stop, link: linkInLanguage(stop.link, language) } }),
    ...(reason === undefined ? {} : { reason: fillTemplate(reason, values) }),
  };
  return { subject: filled.subject, ...composeMail(filled, sender, language) };
}
