import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@portico/form-engine/language';
import { describe, expect, it } from 'vitest';
import { accountRemovedMail } from '../accounts/account-removed-mail.ts';
import { activationMail } from '../accounts/activation-mail.ts';
import { addressChangedMail } from '../accounts/address-changed-mail.ts';
import { addressChangedSms } from '../accounts/address-changed-sms.ts';
import { applicationMail, applicationMessage } from '../application-mail.ts';
import { passwordChangedMail } from '../accounts/password-changed-mail.ts';
import { passwordResetMail } from '../accounts/password-reset-mail.ts';
import { verificationCodeMail } from '../accounts/verification-code-mail.ts';
import { verificationCodeSms } from '../accounts/verification-code-sms.ts';
import { invitationMail } from './invitation-mail.ts';
import { letterNoticeMail, letterNoticeMessage } from './letter-notice-mail.ts';
import { reminderMail } from './reminder-mail.ts';
import { thanksMail } from './thanks-mail.ts';
import { withdrawnMail } from './withdrawn-mail.ts';

const token = { applicant: 'A'.repeat(43), recommender: 'R'.repeat(43) } as const;
const code = '918273';
const portal = 'https://apply.example.edu/apply/toy/#';
const links = {
  applicant: `${portal}/email?token=${token.applicant}`,
  recommender: `${portal}/reference?token=${token.recommender}`,
};
// What people typed, with all that they should not have typed.
const typed = `Ann ${links.applicant} ${links.recommender} ${code}`;
const sender = { project: 'Toy', organisation: 'Toy & Co', color: '#4dbca6' };
const at = new Date('2026-03-04T05:06:07Z');
const when = { at, until: at, timeZone: 'Asia/Shanghai' };
const contact = 'office@example.com';
const recipient = { name: 'Ann', contact, portal: `${portal}/` };
const batch = { sc: '甲批', tc: '甲批', en: 'Round A' };
const request = { recommender: typed, applicant: typed, batch, ...when, reads: true, waived: false, contact };
const news = { recommender: typed, email: 'ada@example.org', ...when, reason: 'other', words: typed };
const application = { number: '202601000042', batch, ...when };

type Written = object;

/** Every template: for whom it is, and what of theirs it may carry. */
const templates: Record<
  string,
  { for: 'applicant' | 'recommender' | 'either'; link?: true; code?: true; all: (language: Language) => Written[] }
> = {
  'account-removed-mail': { for: 'applicant', all: (l) => [accountRemovedMail({ ...recipient, ...when }, sender, l)] },
  'activation-mail': {
    for: 'applicant',
    link: true,
    all: (l) => [activationMail({ name: 'Ann', link: links.applicant, hours: 24 }, sender, l)],
  },
  'address-changed-mail': { for: 'applicant', all: (l) => [addressChangedMail({ ...recipient, ...when }, sender, l)] },
  'address-changed-sms': { for: 'applicant', all: (l) => [addressChangedSms({ contact }, sender, l)] },
  'application-mail': {
    for: 'applicant',
    all: (l) =>
      (['submitted', 'revoked'] as const).flatMap((kind) => [
        applicationMail({ kind, ...application }, recipient, sender, l),
        applicationMessage({ kind, ...application }),
      ]),
  },
  'password-changed-mail': {
    for: 'applicant',
    all: (l) => [passwordChangedMail({ ...recipient, ...when }, sender, l)],
  },
  'password-reset-mail': {
    for: 'applicant',
    link: true,
    all: (l) => [passwordResetMail({ link: links.applicant, minutes: 30 }, sender, l)],
  },
  'verification-code-mail': {
    for: 'either',
    code: true,
    all: (l) =>
      (['register', 'signIn', 'resetPassword', 'confirmAddress', 'recommend'] as const).map((purpose) =>
        verificationCodeMail({ code, minutes: 10, purpose }, sender, l),
      ),
  },
  'verification-code-sms': {
    for: 'applicant',
    code: true,
    all: (l) => [verificationCodeSms({ code, minutes: 10 }, sender, l)],
  },
  'letters/invitation-mail': {
    for: 'recommender',
    link: true,
    all: (l) => [invitationMail({ ...request, link: links.recommender }, sender, l)],
  },
  'letters/reminder-mail': {
    for: 'recommender',
    link: true,
    all: (l) => [reminderMail({ ...request, link: links.recommender, invitedAt: at }, sender, l)],
  },
  'letters/thanks-mail': {
    for: 'recommender',
    all: (l) => [thanksMail({ ...request, signIn: `${portal}/ref_login` }, sender, l)],
  },
  'letters/withdrawn-mail': {
    for: 'recommender',
    all: (l) => [withdrawnMail(request, sender, l)],
  },
  'letters/letter-notice-mail': {
    for: 'applicant',
    all: (l) =>
      (['received', 'declined', 'resumed', 'bounced'] as const).flatMap((kind) => [
        letterNoticeMail({ kind, ...news }, recipient, sender, l),
        letterNoticeMessage({ kind, ...news }),
      ]),
  },
};

it('knows every template there is', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const written = files.filter((name) => /-(mail|sms)\.ts$/.test(name)).map((name) => name.replace(/\.ts$/, ''));
  // Two that all of them are made with.
  const parts = ['write-mail', 'letters/name-in-mail'];
  expect(written.filter((name) => !parts.includes(name)).toSorted()).toEqual(Object.keys(templates).toSorted());
});

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(templates))('%s carries what is for its own reader, and nothing else', (_, template) => {
    for (const written of template.all(language)) {
      const text = JSON.stringify(written);
      const others = template.for === 'applicant' ? token.recommender : token.applicant;
      const own = template.for === 'applicant' ? token.applicant : token.recommender;
      expect(text).not.toContain(others);
      expect(text.includes(own)).toBe(template.link === true);
      expect(/token=/.test(text)).toBe(template.link === true);
      if (template.code === true) expect(text).toContain(code);
    }
  });

  it.each(Object.entries(templates))('%s leads nowhere but to the portal', (_, template) => {
    for (const written of template.all(language)) {
      const addresses = JSON.stringify(written).match(/https?:\/\/[^\s"'<>\\，。）]+/g) ?? [];
      for (const address of addresses) expect(address).toMatch(/^https:\/\/apply\.example\.edu\/apply\/toy\/#\//);
      if (template.for === 'recommender')
        for (const address of addresses) expect(address).toMatch(/#\/(reference\?|ref_login)/);
    }
  });
});
