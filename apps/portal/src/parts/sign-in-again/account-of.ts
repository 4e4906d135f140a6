import { readDialled } from '@portico/form-engine/patterns/dialled';
import { countryBehind, listAreas } from '@portico/i18n/countries';
import type { User } from '../../lib/state/session-store.ts';
import type { Address } from '../address/address.ts';

/** The account name the person signs in with; empty if the portal does not know it. */
export function accountOf({ email, mobile }: User): string {
  return email || mobile;
}

/** The address a code can be sent to, as far as it is known. Numbers without plus are from mainland China. */
export function addressOf({ email, mobile }: User): Partial<Address> {
  if (!mobile.startsWith('+')) return { email, country: 'CN', number: mobile };
  const dialled = readDialled(mobile, listAreas());
  if (dialled === null || dialled === 'begun') return { email };
  return { email, country: countryBehind(dialled.area), number: dialled.number };
}
