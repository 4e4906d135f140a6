import type { Language, LocalText } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../platform/mail/compose-mail.ts';
import { fillTemplate } from '../../platform/mail/fill-template.ts';
import { momentInWords, type Zones } from './moment-in-words.ts';
import { writeMail, type MailContent } from './write-mail.ts';

/** Another deadline: for one person, no longer for one person, or for everybody after an outage. */
export interface DeadlineNews extends Zones {
  readonly kind: 'extended' | 'withdrawn' | 'outage';
  readonly batch: LocalText;
  readonly until: Date;
  /** The deadline without the extension. */
  readonly former: Date;
}

interface Recipient {
  readonly name: string;
  readonly contact: string;
  readonly page: string;
}

export function deadlineMail(
  news: DeadlineNews,
  { name, contact, page }: Recipient,
  sender: Sender,
  language: Language,
): MailContent {
  const { deadline: common } = serverMessages[language].mail;
  const { subject, intro, former } = common[news.kind];
  const { greeting, closing, signature } = common;
  const text = { subject, greeting, closing, signature, paragraphs: [intro, former] };
  const action = { label: common.action, link: page };
  return writeMail({ ...text, action }, { ...valuesOf(news, language), name, contact }, sender, language);
}

/** The same as a message in the portal, in every language. */
export function deadlineMessage(news: DeadlineNews): { title: LocalText; body: LocalText } {
  const textIn = (part: 'title' | 'body', language: Language) =>
    fillTemplate(serverMessages[language].mail.deadline[news.kind].message[part], valuesOf(news, language));
  const inEach = (part: 'title' | 'body') => ({
    sc: textIn(part, 'sc'),
    tc: textIn(part, 'tc'),
    en: textIn(part, 'en'),
  });
  return { title: inEach('title'), body: inEach('body') };
}

function valuesOf({ batch, until, former, ...zones }: DeadlineNews, language: Language) {
  return {
    batch: batch[language],
    until: momentInWords(until, zones, language),
    former: momentInWords(former, zones, language),
  };
}
