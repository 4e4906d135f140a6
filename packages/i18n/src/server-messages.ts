import { errors as errorsEn } from './errors/en.ts';
import { errors as errorsSc } from './errors/sc.ts';
import { errors as errorsTc } from './errors/tc.ts';
import { mail as mailEn } from './mail/en.ts';
import { mail as mailSc } from './mail/sc.ts';
import { mail as mailTc } from './mail/tc.ts';

/** What the server says by itself: errors of the wire, and the words of its mails. */
export const serverMessages = {
  sc: { errors: errorsSc, mail: mailSc },
  tc: { errors: errorsTc, mail: mailTc },
  en: { errors: errorsEn, mail: mailEn },
} as const;
