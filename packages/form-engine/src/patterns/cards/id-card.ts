import { isRegionCode } from './regions.ts';

/** Spec 5: 0 is valid, 1 a wrong format, 2 an unknown region, 3 a wrong check character. */
export type IdCardVerdict = 0 | 1 | 2 | 3;

/** Checks a mainland ID number: 18 characters (GB 11643) or 15 digits (the old form, without a check character). */
export function checkIdCard(text: string): IdCardVerdict {
  if (birthDate(text) === null) return 1;
  if (!isRegionCode(text.slice(0, 2))) return 2;
  return text.length === 18 && !checks(text) ? 3 : 0;
}

/** The birthday in a valid number of 18 characters, as yyyy-mm-dd. */
export function birthdayOf(text: string): string | null {
  return text.length === 18 && checkIdCard(text) === 0 ? birthDate(text) : null;
}

/** The birth year in a number of 18 characters, if nobody alive was born then; otherwise null. */
export function ancientYearOf(text: string): number | null {
  const year = Number(/^\d{6}(\d{4})\d{7}[\dXx]$/.exec(text)?.[1] ?? earliestYear);
  return year < earliestYear ? year : null;
}

const earliestYear = 1900;

// Whether a birthday is in the future is checked where there is a clock.
function birthDate(text: string): string | null {
  const [, year, month, day] = newForm.exec(text) ?? oldForm.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const fullYear = year.length === 2 ? `19${year}` : year;
  const lastDay = new Date(Date.UTC(Number(fullYear), Number(month), 0)).getUTCDate();
  return Number(day) <= lastDay ? `${fullYear}-${month}-${day}` : null;
}

const newForm = /^\d{6}((?:18|19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}[\dXx]$/;
const oldForm = /^\d{6}(\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d{3}$/;

// ISO 7064, MOD 11-2: doubling from character to character, the total must leave a remainder of one.
function checks(text: string): boolean {
  let rest = 0;
  for (const character of text) rest = (rest * 2 + (/x/i.test(character) ? 10 : Number(character))) % 11;
  return rest === 1;
}
