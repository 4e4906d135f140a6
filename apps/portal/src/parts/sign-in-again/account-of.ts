import type { User } from '../../lib/state/session-store.ts';
import type { Address } from '../address/address.ts';
import { countriesIn } from '../phone-input/phone-countries.ts';

/** What the person signs in with; empty where the portal does not know it. */
export function accountOf({ email, mobile }: User): string {
  return email || mobile;
}

/** The address a code can be sent to, as far as it is known. Numbers without plus are of the mainland. */
export function addressOf({ email, mobile }: User): Partial<Address> {
  if (!mobile.startsWith('+')) return { email, country: 'CN', number: mobile };
  const digits = mobile.slice(1);
  const [country] = countriesIn('en')
    .filter(({ area }) => digits.startsWith(area))
    .sort((one, other) => other.area.length - one.area.length);
  return country === undefined
    ? { email }
    : { email, country: country.code, number: digits.slice(country.area.length) };
}
