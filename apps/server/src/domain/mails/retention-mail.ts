import { type Language, languages, type LocalText } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../platform/mail/compose-mail.ts';
import { fillTemplate } from '../../platform/mail/fill-template.ts';
import { momentInWords, type Zones } from './moment-in-words.ts';
import { writeMail, type MailContent } from './write-mail.ts';

/** That an account will be deleted: told some weeks before, and again some days before. */
export interface RetentionNews extends Zones {
  readonly kind: 'first' | 'last';
  readonly about: 'draft' | 'application';
  readonly batch: LocalText;
  readonly deletesAt: Date;
}

interface Recipient {
  readonly name: string;
  readonly contact: string;
  readonly page: string;
}

export function retentionMail(
  news: RetentionNews,
  { name, contact, page }: Recipient,
  sender: Sender,
  language: Language,
): MailContent {
  const { retention: words } = serverMessages[language].mail;
  const paragraphs = [words.intro[news.about], words.effect, words.keep];
  const text = { ...words, subject: words.subject[news.kind], paragraphs, action: { label: words.action, link: page } };
  return writeMail(text, { ...valuesOf(news, language), name, contact }, sender, language);
}

/** The same as a message in the portal, in every language. */
export function retentionMessage(news: RetentionNews): { title: LocalText; body: LocalText } {
  const inEach = (part: 'title' | 'body') => {
    const [sc, tc, en] = languages.map((language) =>
      fillTemplate(serverMessages[language].mail.retention.message[part], valuesOf(news, language)),
    );
    return { sc: sc ?? '', tc: tc ?? '', en: en ?? '' };
  };
  return { title: inEach('title'), body: inEach('body') };
}

function valuesOf({ batch, deletesAt, ...zones }: RetentionNews, language: Language) {
  return { batch: batch[language], until: momentInWords(deletesAt, zones, language) };
}
