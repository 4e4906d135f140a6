import type { Language } from '@portico/form-engine/language';

const locales = { sc: 'zh-Hans', tc: 'zh-Hant', en: 'en' } as const;

export function localeOf(language: Language): string {
  return locales[language];
}

/** The names of the twelve months in this language. */
export function monthNames(language: Language, length: 'short' | 'long'): readonly string[] {
  const format = new Intl.DateTimeFormat(locales[language], { month: length, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2020, month, 1)));
}
