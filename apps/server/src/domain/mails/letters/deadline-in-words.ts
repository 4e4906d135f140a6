import type { Language } from '@portico/form-engine/language';
import { momentInWords } from '../moment-in-words.ts';

/** A moment with its zone: who reads it may live in another one. */
export function deadlineInWords(moment: Date, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const zone = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${momentInWords(moment, timeZone, language)} (${zone})`;
}
