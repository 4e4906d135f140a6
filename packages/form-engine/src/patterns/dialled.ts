import { phoneDigits } from './mobile.ts';

/** A dialling code without plus, and the digits after it. */
export interface Dialled {
  readonly area: string;
  readonly number: string;
}

/**
 * Splits a number typed or pasted with plus and dialling code, by the known codes. `begun` while it may still become
 * another code; null if it is none.
 */
export function readDialled(text: string, areas: readonly string[]): Dialled | 'begun' | null {
  const [, typed] = /^\s*[+＋](.*)$/s.exec(text) ?? [];
  if (typed === undefined) return null;
  const digits = phoneDigits(typed);
  const fitting = areas.filter((area) => digits.startsWith(area)).sort((one, other) => other.length - one.length);
  const [area] = fitting;
  // A blank after it ends a code that others start with, such as +1.
  const isEnded = area === digits && /\D$/.test(typed);
  if (!isEnded && areas.some((one) => one.length > digits.length && one.startsWith(digits))) return 'begun';
  return area === undefined ? null : { area, number: digits.slice(area.length) };
}
