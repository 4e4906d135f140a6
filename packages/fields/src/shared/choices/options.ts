import type { Option } from '@portico/form-engine/definition/option';
import { languages } from '@portico/form-engine/language';
import type { Answer, FieldValue } from '@portico/form-engine/values/answer';

/** The option with this value; undefined for no choice, and for what is no longer offered. */
export function optionOf(value: FieldValue | undefined, options: readonly Option[]): Option | undefined {
  return value === '' ? undefined : options.find((option) => option.value === value);
}

/** The chosen options that are offered, in their order. */
export function chosenOptions(value: FieldValue, options: readonly Option[]): readonly Option[] {
  const chosen = new Set(chosenValues({ value }));
  return options.filter((option) => chosen.has(option.value));
}

/** What is chosen, offered or not. */
export function chosenValues({ value }: Answer): readonly string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string' && one !== '');
}

/** The option meant by a stored value or by its label in any language; else the text itself, so that nothing given is lost. */
export function readChoice(raw: unknown, options: readonly Option[]): string {
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw : '';
  if (text.trim() === '') return '';
  if (optionOf(text, options) !== undefined) return text;
  const label = text.trim();
  const meant = options.find((option) => languages.some((language) => option.label[language].trim() === label));
  return meant === undefined || meant.value === '' ? text : meant.value;
}

/** Nothing is chosen. */
export function isUnchosen(value: FieldValue): boolean {
  return Array.isArray(value) ? value.length === 0 : value === '';
}
