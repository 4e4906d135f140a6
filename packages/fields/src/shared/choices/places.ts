import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { languages } from '@portico/form-engine/language';
import type { Answer, FieldValue } from '@portico/form-engine/values/answer';

/** Where the chosen options stand in the list; what is no longer offered stands nowhere. */
export function placesOf(value: FieldValue, options: readonly Option[]): readonly number[] {
  if (typeof value === 'string') {
    const place = placeOf(value, options);
    return place < 0 ? [] : [place];
  }
  if (!Array.isArray(value)) return [];
  const chosen = new Set<unknown>(value);
  return options.flatMap((option, place) => (chosen.has(option.value) ? [place] : []));
}

export function placeOf(value: FieldValue | undefined, options: readonly Option[]): number {
  return value === '' ? -1 : options.findIndex((option) => option.value === value);
}

export function chosenPlaces(answer: Answer, field: FieldDefinition): readonly number[] {
  return placesOf(answer.value, field.options ?? []);
}

/** The option meant by a stored value or by its label in any language; else the text itself, so that nothing given is lost. */
export function readChoice(raw: unknown, options: readonly Option[]): string {
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw : '';
  if (text.trim() === '') return '';
  if (placeOf(text, options) >= 0) return text;
  const label = text.trim();
  const meant = options.find((option) => languages.some((language) => option.label[language].trim() === label));
  return meant === undefined || meant.value === '' ? text : meant.value;
}

/** Nothing is chosen. */
export function isUnchosen(value: FieldValue): boolean {
  return Array.isArray(value) ? value.length === 0 : value === '';
}
