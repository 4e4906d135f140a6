import { isMainlandMobile, mainlandArea, phoneDigits } from '@portico/form-engine/patterns/mobile';

export type PhoneProblem = 'missing' | 'choose' | 'mainland' | 'wrong';

/** What is wrong with a number under its dialling code. The tables for other countries are loaded when first needed. */
export async function checkPhone(area: string, number: string): Promise<PhoneProblem | null> {
  const digits = phoneDigits(number);
  if (digits === '') return 'missing';
  if (area === '') return 'choose';
  if (area === mainlandArea) return isMainlandMobile(digits) ? null : 'mainland';
  try {
    const { isPhone } = await import('@portico/form-engine/patterns/phone');
    return isPhone(area, digits) ? null : 'wrong';
  } catch {
    // The tables cannot be loaded, but the server checks the number anyway.
    return null;
  }
}
