import { type Language, languages, type LocalText } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { fillTemplate } from '../../../platform/mail/fill-template.ts';
import { writeMail, type MailContent } from '../write-mail.ts';
import { momentInWords, type Zones } from '../moment-in-words.ts';
import { withoutTokens } from '../../letters/requests/without-tokens.ts';
import { nameInMail } from '../name-in-mail.ts';
import { wordsInMail } from '../words-in-mail.ts';

/** What became of a request, as the applicant is told. */
export interface LetterNews extends Zones {
  readonly kind: 'received' | 'declined' | 'resumed' | 'bounced';
  readonly recommender: string;
  /** The address of the recommender, as the applicant wrote it. */
  readonly email: string;
  readonly at: Date;
  /** Until when letters are taken. */
  readonly until: Date;
  /** Of a decline: noTime, unknown, conflict; anything else has no sentence. */
  readonly reason?: string;
  /** What the recommender wrote with it, to be passed on. */
  readonly words?: string;
}

interface Recipient {
  readonly name: string;
  readonly contact: string;
  /** `<publicUrl>/apply/<slug>/#/referees`: a notice carries no link that does something. */
  readonly portal: string;
}

/** Tells an applicant by mail what became of a request. */
export function letterNoticeMail(
  news: LetterNews,
  { name, contact, portal }: Recipient,
  sender: Sender,
  language: Language,
): MailContent {
  const { letterNotice: words } = serverMessages[language].mail;
  const sentences = words[news.kind];
  const paragraphs = [sentences.intro, ...declineSentences(news, language), sentences.next];
  const text = { ...words, subject: sentences.subject, paragraphs, action: { label: words.action, link: portal } };
  return writeMail(text, { ...valuesOf(news, language), name, contact }, sender, language);
}

/** The same as a message in the portal, in every language. */
export function letterNoticeMessage(news: LetterNews): { title: LocalText; body: LocalText } {
  const textIn = (part: 'title' | 'body') =>
    inEach((language) => {
      const { letterNotice } = serverMessages[language].mail;
      return fillTemplate(letterNotice[news.kind].message[part], valuesOf(news, language));
    });
  return { title: textIn('title'), body: textIn('body') };
}

function declineSentences(news: LetterNews, language: Language): string[] {
  if (news.kind !== 'declined') return [];
  const { reasons, words } = serverMessages[language].mail.letterNotice.declined;
  const reason = new Map(Object.entries(reasons)).get(news.reason ?? '');
  return [...(reason === undefined ? [] : [reason]), ...((news.words ?? '').trim() === '' ? [] : [words])];
}

function valuesOf({ recommender, email, at, until, words = '', ...zones }: LetterNews, language: Language) {
  return {
    recommender: nameInMail(recommender) || email,
    email,
    at: momentInWords(at, zones, language),
    until: momentInWords(until, zones, language),
    words: wordsInMail(withoutTokens(words)),
  };
}

function inEach(text: (language: Language) => string): LocalText {
  const [sc, tc, en] = languages;
  return { sc: text(sc), tc: text(tc), en: text(en) };
}
