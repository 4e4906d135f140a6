import { isLanguage, type Language } from '@portico/form-engine/language';

export interface LanguageClues {
  /** The `lang` parameter of the address. */
  readonly query: string | null;
  /** The language stored in this browser for the project; the server cannot see it. */
  readonly stored: string | null;
  readonly cookie: string | null;
  /** The project's languages, its default first. */
  readonly offered: readonly Language[];
}

/** Spec 4: the address decides, then the stored language, then the project's default; only offered languages count. */
export function chooseLanguage({ query, stored, cookie, offered }: LanguageClues): Language {
  const wished = [query, stored, cookie].find((clue): clue is Language => isLanguage(clue) && offered.includes(clue));
  return wished ?? offered[0] ?? 'sc';
}

/** The cookie that tells the server the language before any script runs; the specification's spelling. */
export function languageCookie(slug: string): string {
  return `defautLang${slug}`;
}
