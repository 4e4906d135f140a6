import { isLanguage, type Language } from '@portico/form-engine/language';

/** The initial language: the stored one, else the first of the browser's preferences that we have, else sc. */
export function guessLanguage(stored: string | null, preferred: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  for (const tag of preferred) {
    const spoken = languageOf(tag.toLowerCase());
    if (spoken !== null) return spoken;
  }
  return 'sc';
}

function languageOf(tag: string): Language | null {
  if (/^en\b/.test(tag)) return 'en';
  if (!/^zh\b/.test(tag)) return null;
  if (/\bhans\b/.test(tag)) return 'sc';
  return /\b(hant|tw|hk|mo)\b/.test(tag) ? 'tc' : 'sc';
}
