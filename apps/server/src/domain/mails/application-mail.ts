import type { Language, LocalText } from '@portico/form-engine/language';
import { languages } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../platform/mail/compose-mail.ts';
import { fillTemplate } from '../../platform/mail/fill-template.ts';
import { writeMail, type MailContent } from './write-mail.ts';
import { momentInWords, type Zones } from './moment-in-words.ts';

/** An event in the life of an application, as reported to the applicant. */
export interface ApplicationNews extends Zones {
  readonly kind: 'submitted' | 'revoked';
  readonly number: string;
  readonly batch: LocalText;
  readonly at: Date;
  /** The end of the batch. */
  readonly until: Date;
}

interface Recipient {
  readonly name: string;
  readonly contact: string;
  /** The portal page that the link opens after signing in: the receipt, or home. */
  readonly page: string;
}

/** A mail that an application was submitted or revoked. */
export function applicationMail(
  news: ApplicationNews,
  { name, contact, page }: Recipient,
  sender: Sender,
  language: Language,
): MailContent {
  const { mail } = serverMessages[language];
  const words = mail[news.kind];
  const middle = news.kind === 'submitted' ? mail.submitted.receipt : mail.revoked.deadline;
  const paragraphs = [words.intro, middle, words.safety];
  const text = { ...words, paragraphs, action: { label: words.action, link: page } };
  return writeMail(text, { ...valuesOf(news, language), name, contact }, sender, language);
}

/** The same as a message in the portal, in every language. */
export function applicationMessage(news: ApplicationNews): { title: LocalText; body: LocalText } {
  const textIn = (part: 'title' | 'body') =>
    inEach((language) =>
      fillTemplate(serverMessages[language].mail[news.kind].message[part], valuesOf(news, language)),
    );
  return { title: textIn('title'), body: textIn('body') };
}

function valuesOf({ number, batch, at, until, ...zones }: ApplicationNews, language: Language) {
  return {
    number,
    batch: batch[language],
    at: momentInWords(at, zones, language),
    until: momentInWords(until, zones, language),
  };
}

function inEach(text: (language: Language) => string): LocalText {
  const [sc, tc, en] = languages;
  return { sc: text(sc), tc: text(tc), en: text(en) };
}
