import type { Language, LocalText } from '@portico/form-engine/language';

/** The languages in which a text is still missing. One that may be left out is missing only where it was begun. */
export function missingLanguages(text: LocalText, languages: readonly Language[], isRequired: boolean): Language[] {
  const isBlank = (language: Language) => text[language].trim() === '';
  if (!isRequired && languages.every(isBlank)) return [];
  return languages.filter(isBlank);
}
