import { phoneDigits, stripPhone } from '@portico/form-engine/patterns/mobile';
import type { FieldValue } from '@portico/form-engine/values/answer';
import { readText } from '../shared/typed-text/read-text.ts';

/** A dialling code without plus, and the number as typed. */
export interface PhoneNumber {
  readonly area: string;
  readonly number: string;
}

/** Reads the pair that is on the wire. */
export function phoneOf(value: FieldValue): PhoneNumber {
  if (!Array.isArray(value)) return { area: '', number: '' };
  return { area: phoneDigits(readText(value[0])), number: readText(value[1]) };
}

/** Spec 5: keeps digits, hyphens and parentheses. */
export function typedNumber(text: string): string {
  return stripPhone(text);
}
