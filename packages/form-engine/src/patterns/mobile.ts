import { narrow } from './text/narrow.ts';

/** The mainland's dialling code, which has its own rule. */
export const mainlandArea = '86';

/** Spec 5: eleven digits, a one and then three to nine. Libraries refuse prefixes that the specification accepts. */
export function isMainlandMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** Spec 5: the characters that a phone input accepts while typing. */
export function stripPhone(text: string): string {
  return narrow(text).replaceAll(/[^\d()-]+/g, '');
}

/** Only the digits, as a number is compared and stored. */
export function phoneDigits(text: string): string {
  return narrow(text).replaceAll(/\D+/g, '');
}
