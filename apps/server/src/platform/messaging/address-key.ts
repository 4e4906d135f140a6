import { domainToASCII } from 'node:url';
import { emailKey } from '@portico/form-engine/patterns/email';

/** The key of a mail address, its domain in the form in which the network knows it. */
export function mailKey(address: string): string {
  return emailKey(address, (domain) => domainToASCII(domain) || domain);
}

/** Under which a receiver is one and the same; a number is written as its key already. */
export function addressKey(address: string): string {
  return address.includes('@') ? mailKey(address) : address;
}
