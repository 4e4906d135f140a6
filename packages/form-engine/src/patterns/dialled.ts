import { phoneDigits } from './mobile.ts';

/** A dialling code without plus, and the digits behind it. */
export interface Dialled {
  readonly area: string;
  readonly number: string;
}

/**
 * A number that is typed or pasted with plus and dialling code, taken apart by the codes that there are. `begun` as long as
 * what is typed may still become another code; null where it is none.
 */
export function readDialled(text: string, areas: readonly string[]): Dialled | 'begun' | null {
  const [, typed] = /^\s*[+＋](.*)$/s.exec(text) ?? [];
  if (typed === undefined) return null;
  const digits = phoneDigits(typed);
  const fitting = areas.filter((area) => digits.startsWith(area)).sort((one, other) => other.length - one.length);
  const [area] = fitting;
  // A blank behind it ends a code that others begin with, such as +1.
  const isEnded = area === digits && /\D$/.test(typed);
  if (!isEnded && areas.some((one) => one.length > digits.length && one.startsWith(digits))) return 'begun';
  return area === undefined ? null : { area, number: digits.slice(area.length) };
}
