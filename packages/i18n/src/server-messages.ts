import { errors as errorsEn } from './errors/en.ts';
import { errors as errorsSc } from './errors/sc.ts';
import { errors as errorsTc } from './errors/tc.ts';
import { firstPage as firstPageEn } from './first-page/en.ts';
import { firstPage as firstPageSc } from './first-page/sc.ts';
import { firstPage as firstPageTc } from './first-page/tc.ts';
import { mail as mailEn } from './mail/en.ts';
import { mail as mailSc } from './mail/sc.ts';
import { mail as mailTc } from './mail/tc.ts';

/** The server's own words: errors of the wire, the page before any script, mails, waiting times, and the reference of an error. */
export const serverMessages = {
  sc: {
    errors: errorsSc,
    firstPage: firstPageSc,
    mail: mailSc,
    wait: { minutes: '{count} 分钟', hours: '{count} 小时' },
    withReference: '{message}错误编号：{reference}。',
  },
  tc: {
    errors: errorsTc,
    firstPage: firstPageTc,
    mail: mailTc,
    wait: { minutes: '{count} 分鐘', hours: '{count} 小時' },
    withReference: '{message}錯誤編號：{reference}。',
  },
  en: {
    errors: errorsEn,
    firstPage: firstPageEn,
    mail: mailEn,
    wait: { minutes: '{count} min', hours: '{count} h' },
    withReference: '{message} Reference: {reference}.',
  },
} as const;
