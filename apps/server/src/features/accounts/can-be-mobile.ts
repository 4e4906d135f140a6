import { isMainlandMobile } from '@portico/form-engine/patterns/mobile';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const textable: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/** Whether a number, as its key, can get an SMS: a mobile, or one that its country does not tell from a mobile. */
export function canBeMobile(key: string): boolean {
  return isMainlandMobile(key) || textable.includes(parsePhoneNumberFromString(key)?.getType());
}
