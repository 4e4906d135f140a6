import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';
import { nameInMail } from '../name-in-mail.ts';

export interface WithdrawnFacts {
  readonly recommender: string;
  readonly applicant: string;
  readonly contact: string;
}

/** Tells a recommender that the letter is no longer needed. The reason is private and not given. */
export function withdrawnMail(facts: WithdrawnFacts, sender: Sender, language: Language): MailContent {
  const { letterWithdrawn: words, letterRequest } = serverMessages[language].mail;
  const values = {
    recommender: nameInMail(facts.recommender),
    applicant: nameInMail(facts.applicant),
    contact: facts.contact,
  };
  const text = {
    ...words,
    greeting: values.recommender === '' ? letterRequest.greetingNameless : letterRequest.greeting,
    paragraphs: [words.intro, words.final, words.again, words.safety],
    reason: letterRequest.reason,
  };
  return writeMail(text, values, sender, language);
}
