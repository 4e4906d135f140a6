import { languages } from '@portico/form-engine/language';
import { describe, expect, it, test } from 'vitest';
import { momentInWords } from '../moment-in-words.ts';
import { invitationMail } from './invitation-mail.ts';
import { type LetterNews, letterNoticeMail, letterNoticeMessage } from './letter-notice-mail.ts';
import { linkInLanguage } from '../link-in-language.ts';
import { nameInMail } from '../name-in-mail.ts';
import { reminderMail } from './reminder-mail.ts';
import type { RequestFacts } from './request-mail.ts';
import { withdrawnMail } from './withdrawn-mail.ts';

const sender = { project: 'Toy <Project>', organisation: 'Toy & Co', color: '#4dbca6' };
const contact = 'office@example.com';
const zone = { timeZone: 'Asia/Shanghai' };
const until = new Date('2026-04-30T15:59:00Z');
const request: RequestFacts = {
  recommender: 'Ada <i>Lee',
  applicant: 'Ann <b>Wu',
  batch: { sc: '甲批', tc: '甲批', en: 'Round A' },
  until,
  ...zone,
  reads: false,
  waived: null,
  contact,
  link: 'https://apply.example.edu/apply/toy/#/reference?token=a&b=c',
};
const portal = 'https://apply.example.edu/apply/toy/#/referees';
const kinds = ['received', 'declined', 'resumed', 'bounced'] as const;
const newsOf = (kind: LetterNews['kind']): LetterNews => ({
  kind,
  recommender: 'Ada Lee',
  email: 'ada@example.org',
  at: new Date('2026-03-04T05:06:07Z'),
  until,
  ...zone,
});
const applicant = { name: 'Ann', contact, portal };

describe.each(languages)('in %s', (language) => {
  const invitation = invitationMail(request, sender, language);
  const reminder = reminderMail({ ...request, invitedAt: new Date('2026-03-04T05:06:07Z') }, sender, language);
  const notice = (news: LetterNews) => letterNoticeMail(news, applicant, sender, language);
  it('asks with all that a busy person needs: who, for what, until when, how to answer', () => {
    for (const mail of [invitation, reminder]) {
      expect(mail.subject).toContain('Ann b Wu');
      for (const words of ['Ada i Lee', 'Ann b Wu', 'Toy <Project>', request.batch?.[language] ?? '', '20'])
        expect(mail.text).toContain(words);
      expect(mail.text).toContain(momentInWords(until, zone, language));
      expect(mail.text).toContain(linkInLanguage(request.link, language));
      expect(mail.html).toContain(`href="${linkInLanguage(request.link, language).replace('&', '&amp;')}"`);
    }
    expect(reminder.text).toMatch(/2026年3月4日|March 4, 2026/);
  });

  it('says who will read the letter, in four sentences for four cases', () => {
    const texts = ([false, true] as const).flatMap((reads) =>
      [null, !reads].map((waived) => invitationMail({ ...request, reads, waived }, sender, language).text),
    );
    expect(new Set(texts).size).toBe(4);
  });

  it('greets also whom the applicant gave no name, and asks for a project without batches', () => {
    const mail = invitationMail({ ...request, recommender: ' ', batch: null }, sender, language);
    expect(mail.text.split('\n', 1)[0]?.length).toBeGreaterThan(3);
    expect(mail.text).not.toContain('Round A');
  });

  it('tells that no letter is needed any more: of whom, in the first line, and with nothing to follow', () => {
    const mail = withdrawnMail(request, sender, language);
    expect(mail.subject).toContain('Ann b Wu');
    expect(mail.text).toContain('Ada i Lee');
    expect(mail.text).not.toMatch(/https?:/);
    expect(withdrawnMail({ ...request, recommender: ' ' }, sender, language).text).not.toContain('Ada');
  });

  it('passes on why somebody declined, and leaves out what was not said', () => {
    const reasons = ['noTime', 'unknown', 'conflict', 'other', undefined];
    const texts = reasons.map((reason) => notice({ ...newsOf('declined'), ...(reason && { reason }) }).text);
    expect(new Set(texts).size).toBe(4);
    const worded = notice({ ...newsOf('declined'), words: ' Ask Prof. Hu \n' }).text;
    expect(worded).toMatch(/[“「]Ask Prof\. Hu[”」]/);
    expect(texts[3]).not.toMatch(/“”|「」/);
    expect(notice({ ...newsOf('received'), words: 'secret' }).text).not.toContain('secret');
  });

  it('names the address that mail came back from, and the date until which there is time', () => {
    const { body, title } = letterNoticeMessage(newsOf('bounced'));
    for (const text of [notice(newsOf('bounced')).text, body[language]]) {
      expect(text).toContain('ada@example.org');
      expect(text).toMatch(/23:59|11:59/);
    }
    expect(title[language]).not.toBe('');
  });

  it.each(kinds)('tells of %s in the portal too', (kind) => {
    const { title, body } = letterNoticeMessage(newsOf(kind));
    expect(`${title[language]} ${body[language]}`).not.toMatch(/\{\w+\}/);
    expect(body[language]).toContain('Ada Lee');
  });
});

test('a deadline names its zone, since its reader may live in another', () => {
  expect(momentInWords(until, { timeZone: 'Asia/Shanghai' }, 'en')).toBe('April 30, 2026 at 11:59 PM (GMT+8)');
  expect(momentInWords(until, { timeZone: 'Asia/Shanghai' }, 'sc')).toBe('2026年4月30日 23:59 (GMT+8)');
  expect(momentInWords(until, { timeZone: 'America/New_York' }, 'en')).toContain('(GMT-4)');
});

test.each([
  ['王小明', '王小明'],
  ["Dr. Seán O'Brien-Łuk", "Dr. Seán O'Brien-Łuk"],
  ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
  ['Win at evil.example', 'Win at evil. example'],
  ['See https://evil.example/x?token=1', 'See https evil. example x token 1'],
  ['a@evil.example', 'a evil. example'],
  ['Ann\r\nBcc: all', 'Ann Bcc all'],
  ['\u202Etxet', 'txet'],
  ['x'.repeat(500), 'x'.repeat(80)],
  ['   ', ''],
])('%j is written as a name', (typed, name) => {
  expect(nameInMail(typed)).toBe(name);
});

test('a moment is told where its reader is as well, unless the clocks there show the same', () => {
  const both = (readerZone: string | null, language: 'sc' | 'en') =>
    momentInWords(until, { timeZone: 'Asia/Shanghai', readerZone }, language).replaceAll(/\s/gu, ' ');
  expect(both('Europe/London', 'en')).toBe(
    'April 30, 2026 at 11:59 PM (GMT+8), which is April 30, 2026 at 4:59 PM (GMT+1) where you are',
  );
  expect(both('America/New_York', 'sc')).toBe('2026年4月30日 23:59 (GMT+8)，即您当地时间 2026年4月30日 11:59 (GMT-4)');
  expect(both('Asia/Hong_Kong', 'en')).toBe('April 30, 2026 at 11:59 PM (GMT+8)');
  expect(both(null, 'en')).toBe('April 30, 2026 at 11:59 PM (GMT+8)');
});
