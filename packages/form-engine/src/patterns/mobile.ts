import { narrow } from './text/narrow.ts';

/** The mainland's dialling code, which has a rule of its own. */
export const mainlandArea = '86';

/** Spec 5: eleven digits, a one and then three to nine. Libraries refuse prefixes that the specification accepts. */
export function isMainlandMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** Spec 5: what a phone input lets through while it is typed. */
export function stripPhone(text: string): string {
  return narrow(text).replaceAll(/[^\d()-]+/g, '');
}

/** The digits alone, as a number is compared and stored. */
export function phoneDigits(text: string): string {
  return narrow(text).replaceAll(/\D+/g, '');
}
