import { domainToASCII } from 'node:url';
import { emailKey } from '@portico/form-engine/patterns/email';

/** The key of a mail address, with its domain in ASCII (punycode). */
export function mailKey(address: string): string {
  return emailKey(address, (domain) => domainToASCII(domain) || domain);
}

/** The key that identifies a recipient; a phone number already is its key. */
export function addressKey(address: string): string {
  return address.includes('@') ? mailKey(address) : address;
}
