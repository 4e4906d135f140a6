/** The tag that Intl and the lang attribute want for each interface language. */
export const localeTags = { sc: 'zh-Hans', tc: 'zh-Hant', en: 'en' } as const;

/** The interface language that is meant by such a tag. */
export function languageOf(locale: string): keyof typeof localeTags {
  if (!locale.startsWith('zh')) return 'en';
  return /hant|tw|hk|mo/i.test(locale) ? 'tc' : 'sc';
}
