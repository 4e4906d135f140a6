import type { Language, LocalText } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { momentInWords, type Zones } from '../moment-in-words.ts';
import { nameInMail } from '../name-in-mail.ts';

/** The facts of a request that the mail to the recommender states. */
export interface RequestFacts extends Zones {
  /** The name that the applicant entered; empty if there is none. */
  readonly recommender: string;
  readonly applicant: string;
  readonly batch: LocalText | null;
  /** The deadline for letters. */
  readonly until: Date;
  /** Whether the applicant will be able to read the letter. */
  readonly reads: boolean;
  /** The applicant's choice; null if the project does not offer one. */
  readonly waived: boolean | null;
  /** The admissions office's mail address. */
  readonly contact: string;
  /** Contains the token of this mail: `<publicUrl>/apply/<slug>/#/reference?token=…`. */
  readonly link: string;
}

/** What all mails that ask for a letter have in common. */
export function requestMail(facts: RequestFacts, sender: Sender, language: Language) {
  const { letterRequest: words } = serverMessages[language].mail;
  const values = requestValues(facts, language);
  const programme = facts.batch === null ? sender.project : `${sender.project} · ${facts.batch[language]}`;
  return {
    text: {
      greeting: values.recommender === '' ? words.greetingNameless : words.greeting,
      facts: [
        { label: words.facts.applicant, value: values.applicant },
        { label: words.facts.programme, value: programme },
        { label: words.facts.until, value: values.until },
      ],
      readers: words.readers[readersOf(facts)],
      decline: words.decline,
      safety: words.safety,
      reason: words.reason,
      action: { label: words.action, link: facts.link },
    },
    values,
  };
}

function requestValues({ recommender, applicant, until, contact, ...zones }: RequestFacts, language: Language) {
  return {
    recommender: nameInMail(recommender),
    applicant: nameInMail(applicant),
    until: momentInWords(until, zones, language),
    contact,
  };
}

function readersOf({ reads, waived }: Pick<RequestFacts, 'reads' | 'waived'>) {
  if (reads) return waived === null ? 'open' : 'kept';
  return waived === true ? 'waived' : 'confidential';
}
