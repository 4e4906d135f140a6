import { scheduleFailures } from '@portico/contract/form-schedule.schemas';
import type { Language } from '@portico/form-engine/language';
import { accountRemovedMail } from '../accounts/account-removed-mail.ts';
import { activationMail } from '../accounts/activation-mail.ts';
import { addressChangedMail } from '../accounts/address-changed-mail.ts';
import { addressChangedSms } from '../accounts/address-changed-sms.ts';
import { answerMail } from '../answer-mail.ts';
import { applicationMail, applicationMessage } from '../application-mail.ts';
import { deadlineMail, deadlineMessage } from '../deadline-mail.ts';
import { passwordChangedMail } from '../accounts/password-changed-mail.ts';
import { passwordResetMail } from '../accounts/password-reset-mail.ts';
import { retentionMail, retentionMessage } from '../retention-mail.ts';
import { verificationCodeMail } from '../accounts/verification-code-mail.ts';
import { verificationCodeSms } from '../accounts/verification-code-sms.ts';
import { invitationMail } from '../letters/invitation-mail.ts';
import { letterNoticeMail, letterNoticeMessage } from '../letters/letter-notice-mail.ts';
import { reminderMail } from '../letters/reminder-mail.ts';
import { thanksMail } from '../letters/thanks-mail.ts';
import { staffAddressChangedMail } from '../staff/staff-address-changed-mail.ts';
import { staffAddressMail } from '../staff/staff-address-mail.ts';
import { staffFactorsMail } from '../staff/staff-factors-mail.ts';
import { staffFormFailedMail } from '../staff/staff-form-failed-mail.ts';
import { staffInvitationMail } from '../staff/staff-invitation-mail.ts';
import { staffPasswordChangedMail } from '../staff/staff-password-changed-mail.ts';
import { staffPasswordMail } from '../staff/staff-password-mail.ts';
import { staffRoleMail } from '../staff/staff-role-mail.ts';
import { staffSprayMail } from '../staff/staff-spray-mail.ts';
import { staffTestMail } from '../staff/staff-test-mail.ts';
import { withdrawnMail } from '../letters/withdrawn-mail.ts';

export const token = { applicant: 'A'.repeat(43), recommender: 'R'.repeat(43), staff: 'S'.repeat(43) } as const;
export const code = '918273';
const portal = 'https://apply.example.edu/apply/toy/#';
export const links = {
  applicant: `${portal}/email?token=${token.applicant}`,
  recommender: `${portal}/reference?token=${token.recommender}`,
  staff: `https://apply.example.edu/console/#/invitation?token=${token.staff}`,
};
const sender = { project: 'Toy <Project>', organisation: 'Toy & Co', color: '#4dbca6' };
const at = new Date('2026-03-04T05:06:07Z');
const moments = { at, until: at, timeZone: 'Asia/Shanghai' };
export const contact = 'office@example.com';
const batch = { sc: '甲批', tc: '甲批', en: 'Round A' };

interface Template {
  readonly for: 'applicant' | 'recommender' | 'staff' | 'either';
  readonly link?: true;
  readonly code?: true;
  readonly all: (language: Language) => readonly object[];
}

/**
 * Every template by file name: its recipient, which of their secrets it may contain, and its full text for a recipient
 * of this name when other people typed `typed`.
 */
export function templatesWith(
  name: string,
  typed = name,
  readerZone: string | null = null,
): Readonly<Record<string, Template>> {
  const when = { ...moments, readerZone };
  const application = { number: '202601000042', batch, ...when };
  const person = { name, contact, portal: `${portal}/` };
  const request = { recommender: typed, applicant: typed, batch, ...when, reads: true, waived: false, contact };
  const news = { recommender: typed, email: 'ada@example.org', ...when, reason: 'other', words: typed };
  return {
    'accounts/account-removed-mail': {
      for: 'applicant',
      all: (l) => [accountRemovedMail({ ...person, ...when }, sender, l)],
    },
    'accounts/activation-mail': {
      for: 'applicant',
      link: true,
      all: (l) => [activationMail({ name, link: links.applicant, hours: 24 }, sender, l)],
    },
    'accounts/address-changed-mail': {
      for: 'applicant',
      link: true,
      all: (l) =>
        (['mail', 'sms'] as const).map((channel) =>
          addressChangedMail({ ...person, ...when, channel, link: links.applicant, days: 2 }, sender, l),
        ),
    },
    'accounts/address-changed-sms': {
      for: 'applicant',
      link: true,
      all: (l) => [addressChangedSms({ link: links.applicant, days: 2 }, sender, l)],
    },
    'answer-mail': {
      for: 'applicant',
      link: true,
      all: (l) =>
        [1, 3].map((count) => answerMail({ name, count, page: `${portal}/message`, stop: links.applicant }, sender, l)),
    },
    'application-mail': {
      for: 'applicant',
      all: (l) =>
        (['submitted', 'revoked'] as const).flatMap((kind) => [
          applicationMail({ kind, ...application }, { ...person, page: `${portal}/receipt` }, sender, l),
          applicationMessage({ kind, ...application }),
        ]),
    },
    'deadline-mail': {
      for: 'applicant',
      all: (l) =>
        (['extended', 'withdrawn', 'outage'] as const).flatMap((kind) => [
          deadlineMail({ kind, batch, former: at, ...when }, { ...person, page: `${portal}/` }, sender, l),
          deadlineMessage({ kind, batch, former: at, ...when }),
        ]),
    },
    'retention-mail': {
      for: 'applicant',
      all: (l) =>
        (['first', 'last'] as const).flatMap((kind) =>
          (['draft', 'application'] as const).flatMap((about) => [
            retentionMail({ kind, about, batch, deletesAt: at, ...when }, { ...person, page: `${portal}/` }, sender, l),
            retentionMessage({ kind, about, batch, deletesAt: at, ...when }),
          ]),
        ),
    },
    'accounts/password-changed-mail': {
      for: 'applicant',
      all: (l) => [passwordChangedMail({ ...person, ...when }, sender, l)],
    },
    'accounts/password-reset-mail': {
      for: 'applicant',
      link: true,
      all: (l) => [passwordResetMail({ link: links.applicant, minutes: 30 }, sender, l)],
    },
    'accounts/verification-code-mail': {
      for: 'either',
      code: true,
      all: (l) =>
        (['register', 'signIn', 'resetPassword', 'confirmAddress', 'recommend'] as const).map((purpose) =>
          verificationCodeMail({ code, minutes: 10, purpose }, sender, l),
        ),
    },
    'accounts/verification-code-sms': {
      for: 'applicant',
      code: true,
      all: (l) => [verificationCodeSms({ code, minutes: 10 }, sender, l)],
    },
    'staff/staff-invitation-mail': {
      for: 'staff',
      link: true,
      all: (l) => [staffInvitationMail({ by: typed, role: 'reviewer', link: links.staff, days: 7 }, sender, l)],
    },
    'staff/staff-role-mail': {
      for: 'staff',
      all: (l) => [staffRoleMail({ name, role: 'editor', link: 'https://apply.example.edu/console/' }, sender, l)],
    },
    'staff/staff-form-failed-mail': {
      for: 'staff',
      all: (l) =>
        scheduleFailures.map((failure) =>
          staffFormFailedMail(
            { name, failure, link: 'https://apply.example.edu/console/#/projects/itf/form' },
            sender,
            l,
          ),
        ),
    },
    'staff/staff-factors-mail': {
      for: 'staff',
      all: (l) => [staffFactorsMail({ name, link: 'https://apply.example.edu/console/' }, sender, l)],
    },
    'staff/staff-address-changed-mail': {
      for: 'staff',
      all: (l) => [staffAddressChangedMail({ name, link: 'https://apply.example.edu/console/' }, sender, l)],
    },
    'staff/staff-address-mail': {
      for: 'staff',
      link: true,
      all: (l) => [staffAddressMail({ name, link: links.staff, hours: 24 }, sender, l)],
    },
    'staff/staff-password-changed-mail': {
      for: 'staff',
      all: (l) => [staffPasswordChangedMail({ name, link: 'https://apply.example.edu/console/' }, sender, l)],
    },
    'staff/staff-password-mail': {
      for: 'staff',
      link: true,
      all: (l) => [staffPasswordMail({ name, link: links.staff, minutes: 60 }, sender, l)],
    },
    'staff/staff-test-mail': {
      for: 'staff',
      all: (l) => [staffTestMail({ name, host: 'apply.example.edu' }, sender, l)],
    },
    'staff/staff-spray-mail': {
      for: 'either',
      all: (l) => [staffSprayMail({ failures: 20, accounts: 5, addresses: 2 }, sender, l)],
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
          letterNoticeMail({ kind, ...news }, person, sender, l),
          letterNoticeMessage({ kind, ...news }),
        ]),
    },
  };
}
