import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as a letter writes it, in the institution's own time zone. */
export function momentInWords(moment: Date, timeZone: string, language: Language): string {
  const key = `${language} ${timeZone}`;
  const known = formats.get(key);
  // Making one is dear; there are some hundreds of zones.
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const format = known ?? new Intl.DateTimeFormat(localeTags[language], style);
  if (known === undefined) formats.set(key, format);
  return format.format(moment);
}
