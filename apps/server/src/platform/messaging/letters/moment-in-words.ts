import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';

/** A moment as a letter writes it, in the institution's own time zone. */
export function momentInWords(moment: Date, timeZone: string, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(localeTags[language], style).format(moment);
}
