import { emailKey, isEmail } from '@portico/form-engine/patterns/email';
import { phoneDigits } from '@portico/form-engine/patterns/mobile';
import { isPhone, phoneKey } from '@portico/form-engine/patterns/phone';
import { Refused } from '../../platform/refused.ts';

/** A way to reach somebody: as it is shown, and the key under which it is one and the same however it is written. */
export interface Contact {
  readonly channel: 'mail' | 'sms';
  readonly key: string;
  readonly shown: string;
  readonly area: string | null;
}

export function readMail(email: string): Contact {
  const shown = email.trim().normalize('NFKC');
  if (!isEmail(shown)) throw new Refused('emailWrong');
  return { channel: 'mail', key: emailKey(shown), shown, area: null };
}

export function readMobile(area: string, mobile: string): Contact {
  if (!isPhone(area, mobile)) throw new Refused('mobileWrong');
  const key = phoneKey(area, mobile);
  return { channel: 'sms', key, shown: key, area };
}

interface Given {
  readonly email?: string | undefined;
  readonly area?: string | undefined;
  readonly mobile?: string | undefined;
}

/** The one contact that a call names: a mail address, or a dialling code with a number. */
export function readContact({ email, area, mobile }: Given): Contact {
  if (email !== undefined) return readMail(email);
  if (mobile !== undefined) return readMobile(area ?? '86', mobile);
  throw new Refused('fieldMissing');
}

/** The key of what somebody typed as account: a mail address, or a number with or without plus. */
export function accountKey(account: string): { readonly channel: 'mail' | 'sms'; readonly key: string } {
  if (account.includes('@')) return { channel: 'mail', key: emailKey(account) };
  return { channel: 'sms', key: (account.trim().startsWith('+') ? '+' : '') + phoneDigits(account) };
}
