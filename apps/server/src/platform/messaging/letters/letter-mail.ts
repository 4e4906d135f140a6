import type { Language } from '@portico/form-engine/language';
import { composeMail, type Letter, type Sender } from '../../mail/compose-mail.ts';
import { fill } from '../../mail/fill.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

type Values = Readonly<Record<string, string>>;

/** A mail from sentences with {places}: all of them are filled from the same values and the sender's names. */
export function letterMail(letter: Letter, given: Values, sender: Sender, language: Language): MailContent {
  const values = { ...given, project: sender.project, organisation: sender.organisation };
  const { code, facts, action, reason } = letter;
  const filled = {
    subject: fill(letter.subject, values),
    greeting: fill(letter.greeting, values),
    paragraphs: letter.paragraphs.map((sentence) => fill(sentence, values)),
    closing: fill(letter.closing, values),
    signature: fill(letter.signature, values),
    ...(code === undefined ? {} : { code }),
    ...(facts === undefined ? {} : { facts }),
    ...(action === undefined ? {} : { action }),
    ...(reason === undefined ? {} : { reason: fill(reason, values) }),
  };
  return { subject: filled.subject, ...composeMail(filled, sender, language) };
}
