/** The interface languages: simplified Chinese, traditional Chinese, English. */
export const languages = ['sc', 'tc', 'en'] as const;

export type Language = (typeof languages)[number];

/** A text that an institution writes once per language. */
export type LocalText = Readonly<Record<Language, string>>;

/** Narrows an untrusted string to a language. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}
