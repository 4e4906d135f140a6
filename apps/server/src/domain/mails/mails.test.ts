import { languages } from '@portico/form-engine/language';
import { describe, expect, it, test } from 'vitest';
import { accountRemovedMail } from './accounts/account-removed-mail.ts';
import { activationMail } from './accounts/activation-mail.ts';
import { type ApplicationNews, applicationMail, applicationMessage } from './application-mail.ts';
import { passwordResetMail } from './accounts/password-reset-mail.ts';
import { verificationCodeMail } from './accounts/verification-code-mail.ts';
import { verificationCodeSms } from './accounts/verification-code-sms.ts';
import { linkInLanguage } from './link-in-language.ts';

const sender = { project: 'Toy <Project>', organisation: 'Toy & Co', color: '#4dbca6' };
const link = 'https://apply.example.edu/apply/toy/#/email?token=a&b=c';
const moment = { at: new Date('2026-03-04T05:06:07Z'), timeZone: 'Asia/Shanghai' };
const batch = { sc: '甲批', tc: '甲批', en: 'Round A' };
const until = new Date('2026-04-30T15:59:00Z');
const news = (kind: ApplicationNews['kind']): ApplicationNews => ({
  kind,
  number: '202601000042',
  batch,
  until,
  ...moment,
});
const notice = { name: 'Ann <b>', contact: 'office@example.com', ...moment };

describe.each(languages)('in %s', (language) => {
  const mails = {
    code: verificationCodeMail({ code: '012345', minutes: 10, purpose: 'register' }, sender, language),
    activation: activationMail({ name: 'Ann <b>', link, hours: 24 }, sender, language),
    reset: passwordResetMail({ link, minutes: 30 }, sender, language),
    removed: accountRemovedMail(notice, sender, language),
    submitted: applicationMail(news('submitted'), { ...notice, page: link }, sender, language),
    revoked: applicationMail(news('revoked'), { ...notice, page: link }, sender, language),
  };

  it('puts the code and its life into mail and SMS', () => {
    const sms = verificationCodeSms({ code: '012345', minutes: 10 }, sender, language);
    for (const text of [mails.code.text, mails.code.html, sms.text]) expect(text).toMatch(/012345[^]*10/);
    expect(mails.code.subject).toContain('012345');
    expect(sms.template).toEqual({ code: '012345' });
  });

  it('tells of an application by its number, batch and times', () => {
    for (const kind of ['submitted', 'revoked'] as const) {
      expect(mails[kind].subject).toContain('202601000042');
      expect(mails[kind].text).toContain(batch[language]);
      const { title, body } = applicationMessage(news(kind));
      expect(title[language]).not.toBe('');
      expect(body[language]).toMatch(/202601000042/);
      expect(body[language]).not.toMatch(/\{\w+\}/);
    }
    expect(mails.revoked.text).toMatch(/23:59|11:59/);
  });

  it('gives links whole: plain in the text, escaped in the page', () => {
    for (const mail of [mails.activation, mails.reset]) {
      expect(mail.text).toContain(linkInLanguage(link, language));
      expect(mail.html).toContain(`href="${linkInLanguage(link, language).replace('&', '&amp;')}"`);
    }
    expect(mails.removed.html).not.toContain('href=');
  });
});

test('each purpose of a code has its own sentence', () => {
  const purposes = ['register', 'signIn', 'resetPassword', 'confirmAddress'] as const;
  for (const language of languages) {
    const texts = purposes.map((purpose) => verificationCodeMail({ code: '1', minutes: 1, purpose }, sender, language));
    expect(new Set(texts.map((mail) => mail.text)).size).toBe(4);
  }
});

test('a notice tells the time of the institution, with its zone', () => {
  expect(accountRemovedMail(notice, sender, 'sc').text).toContain('2026年3月4日 13:06 (GMT+8)');
  expect(accountRemovedMail(notice, sender, 'en').text).toMatch(/March 4, 2026 at 1:06.PM \(GMT\+8\)/);
});
