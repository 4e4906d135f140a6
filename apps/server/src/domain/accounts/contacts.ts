import { domainToASCII } from 'node:url';
import { isEmail } from '@portico/form-engine/patterns/email';
import { isMainlandMobile, phoneDigits } from '@portico/form-engine/patterns/mobile';
import { internationalKey, isPhone, phoneKey } from '@portico/form-engine/patterns/phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { mailKey } from '../../platform/messaging/address-key.ts';
import { Refused } from '../../platform/refused.ts';

/** A mail address or phone number as it is displayed, with the key that is the same for all its spellings. */
export interface Contact {
  readonly channel: 'mail' | 'sms';
  readonly key: string;
  readonly shown: string;
  readonly area: string | null;
}

export function readMail(email: string): Contact {
  const display = email.trim().normalize('NFKC');
  // Checked in both forms: a domain may be invalid or too long only in its encoded (punycode) form.
  if (!isEmail(display) || !hasRealDomain(display) || !isEmail(mailKey(display))) throw new Refused('emailWrong');
  return { channel: 'mail', key: mailKey(display), shown: display, area: null };
}

function hasRealDomain(address: string): boolean {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1)) !== '';
}

export function readMobile(area: string, mobile: string): Contact {
  if (!isPhone(area, mobile)) throw new Refused('mobileWrong');
  const key = phoneKey(area, mobile);
  if (!canBeMobile(key)) throw new Refused('mobileWrong');
  return { channel: 'sms', key, shown: key, area };
}

interface TypedContact {
  readonly email?: string | undefined;
  readonly area?: string | undefined;
  readonly mobile?: string | undefined;
}

/**
 * The contact in a call: a mail address, or a number with its dialling code. No country is assumed for a number without
 * one.
 */
export function readContact({ email, area, mobile }: TypedContact): Contact {
  if (email !== undefined) return readMail(email);
  if (mobile === undefined || area === undefined) throw new Refused('fieldMissing');
  return readMobile(area, mobile);
}

/** The key of the account name that somebody typed: a mail address, or a number with or without plus. */
export function accountKey(account: string): { readonly channel: 'mail' | 'sms'; readonly key: string } {
  if (account.includes('@')) return { channel: 'mail', key: mailKey(account) };
  return { channel: 'sms', key: account.trim().startsWith('+') ? internationalKey(account) : phoneDigits(account) };
}

const textable: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Whether this number can receive SMS: a mobile number, or one from a country whose numbers do not show the difference.
 */
function canBeMobile(key: string): boolean {
  return isMainlandMobile(key) || textable.includes(parsePhoneNumberFromString(key)?.getType());
}
