import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { isMainlandMobile, mainlandArea, phoneDigits } from './mobile.ts';

/** A number under its dialling code: the mainland by its own rule, all others by the library. */
export function isPhone(area: string, number: string): boolean {
  if (area === mainlandArea) return isMainlandMobile(number);
  const read = number.length <= longest ? readNumber(`+${area}${phoneDigits(number)}`) : undefined;
  return read !== undefined && isCodeOf(area, read) && read.isValid();
}

/** One key for all spellings of a number: mainland numbers as they are, others with plus and dialling code. */
export function phoneKey(area: string, number: string): string {
  const digits = phoneDigits(number);
  return area === mainlandArea ? digits : internationalKey(`${area}${digits}`);
}

/** The same key from a number that includes its dialling code. */
export function internationalKey(number: string): string {
  const digits = phoneDigits(number);
  if (digits.startsWith(mainlandArea) && isMainlandMobile(digits.slice(mainlandArea.length)))
    return digits.slice(mainlandArea.length);
  const read = digits.length <= longest ? readNumber(`+${digits}`) : undefined;
  // A domestic trunk prefix is not part of the number.
  return read?.isValid() ? read.number : `+${digits}`;
}

const longest = 20;
const northAmerica = '1';

function readNumber(text: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text);
}

// Some codes of the North American Numbering Plan include the three digits of their country.
function isCodeOf(area: string, { countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  if (area === countryCallingCode) return true;
  return countryCallingCode === northAmerica && area.length === 4 && nationalNumber.startsWith(area.slice(1));
}
