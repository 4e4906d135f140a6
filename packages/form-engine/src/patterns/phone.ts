import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { isMainlandMobile, mainlandArea, phoneDigits } from './mobile.ts';

/** A number under its dialling code: the mainland by its own rule, all others by the library. */
export function isPhone(area: string, number: string): boolean {
  if (area === mainlandArea) return isMainlandMobile(number);
  return number.length <= 20 && isValidPhoneNumber(`+${area}${phoneDigits(number)}`);
}

/** One key for every way to write a number: mainland numbers as they are, others with plus and dialling code. */
export function phoneKey(area: string, number: string): string {
  const digits = phoneDigits(number);
  return area === mainlandArea ? digits : `+${area}${digits.replace(/^0+/, '')}`;
}
