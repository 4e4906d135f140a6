import type { Language, LocalText } from '@portico/form-engine/language';

/** Whether somewhere in these values a text exists, but in none of the languages that remain. */
export function needsAnother(published: unknown, remaining: readonly Language[]): boolean {
  if (Array.isArray(published)) return published.some((part) => needsAnother(part, remaining));
  if (typeof published !== 'object' || published === null) return false;
  if (isLocalText(published))
    return Object.values(published).some(hasWords) && !remaining.some((language) => hasWords(published[language]));
  return Object.values(published).some((part) => needsAnother(part, remaining));
}

function isLocalText(value: object): value is LocalText {
  return (['sc', 'tc', 'en'] as const).every((language) => typeof Reflect.get(value, language) === 'string');
}

function hasWords(text: string): boolean {
  return text.trim() !== '';
}
