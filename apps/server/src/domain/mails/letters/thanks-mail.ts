import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';
import { momentInWords, type Zones } from '../moment-in-words.ts';
import { nameInMail } from '../name-in-mail.ts';

export interface ThanksFacts extends Zones {
  readonly recommender: string;
  readonly applicant: string;
  readonly at: Date;
  readonly contact: string;
  /** The page where recommenders sign in by code, without a token: `<publicUrl>/apply/<slug>/#/ref_login`. */
  readonly signIn: string;
}

/**
 * Thanks for a submitted letter. If somebody else submitted it, the owner of the address learns of it from this mail.
 */
export function thanksMail(facts: ThanksFacts, sender: Sender, language: Language): MailContent {
  const { thanks: words, letterRequest, footer } = serverMessages[language].mail;
  const { at, contact, signIn } = facts;
  const values = {
    recommender: nameInMail(facts.recommender),
    applicant: nameInMail(facts.applicant),
    at: momentInWords(at, facts, language),
    contact,
  };
  const text = {
    ...words,
    greeting: values.recommender === '' ? letterRequest.greetingNameless : letterRequest.greeting,
    paragraphs: [words.intro, words.final, words.again, words.safety],
    action: { label: words.action, link: signIn },
    reason: footer.wrote,
  };
  return writeMail(text, values, sender, language);
}
