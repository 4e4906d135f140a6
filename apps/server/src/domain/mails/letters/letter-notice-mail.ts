import { type Language, languages, type LocalText } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { fillTemplate } from '../../../platform/mail/fill-template.ts';
import { writeMail, type MailContent } from '../write-mail.ts';
import { momentInWords, type Zones } from '../moment-in-words.ts';
import { withoutTokens } from '../../letters/requests/without-tokens.ts';
import { nameInMail } from '../name-in-mail.ts';
import { wordsInMail } from '../words-in-mail.ts';

/** An event in the life of a request, as reported to the applicant. */
export interface LetterNews extends Zones {
  readonly kind: 'received' | 'declined' | 'resumed' | 'bounced';
  readonly recommender: string;
  /** The address of the recommender, as the applicant wrote it. */
  readonly email: string;
  readonly at: Date;
  /** The deadline for letters. */
  readonly until: Date;
  /** The reason for declining: noTime, unknown or conflict; any other value adds no sentence. */
  readonly reason?: string;
  /** The recommender's message to the applicant. */
  readonly words?: string;
}

interface Recipient {
  readonly name: string;
  readonly contact: string;
  /** `<publicUrl>/apply/<slug>/#/referees`; a notice contains no link that performs an action. */
  readonly portal: string;
}

/** A mail that tells an applicant the new state of a request. */
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
