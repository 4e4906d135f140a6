import type { Option } from '@portico/form-engine/definition/option';
import { languages } from '@portico/form-engine/language';
import type { Answer, FieldValue } from '@portico/form-engine/values/answer';

/** The option with this value; undefined for no choice, and for one that is no longer offered. */
export function optionOf(value: FieldValue | undefined, options: readonly Option[]): Option | undefined {
  return typeof value === 'string' && value !== '' ? indexOf(options).byValue.get(value) : undefined;
}

interface OptionIndex {
  readonly byValue: ReadonlyMap<string, Option>;
  readonly byLabel: ReadonlyMap<string, Option>;
}

// The options of a published form never change; the designer makes a new list on every change.
const indexes = new WeakMap<readonly Option[], OptionIndex>();

/**
 * Indexes options by value and by label in any language, so that a request with many values does not search the list
 * for each.
 */
function indexOf(options: readonly Option[]): OptionIndex {
  const cached = indexes.get(options);
  if (cached !== undefined) return cached;
  const byValue = new Map<string, Option>();
  const byLabel = new Map<string, Option>();
  for (const option of options) {
    if (!byValue.has(option.value)) byValue.set(option.value, option);
    for (const language of languages) {
      const label = option.label[language].trim();
      if (!byLabel.has(label)) byLabel.set(label, option);
    }
  }
  const index = { byValue, byLabel };
  indexes.set(options, index);
  return index;
}

/** The chosen options that are offered, in their order. */
export function chosenOptions(value: FieldValue, options: readonly Option[]): readonly Option[] {
  const chosen = new Set(chosenValues({ value }));
  return options.filter((option) => chosen.has(option.value));
}

/** The chosen values, offered or not. */
export function chosenValues({ value }: Answer): readonly string[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string' && one !== '');
}

/** The option with this value or label in any language; else the text itself, so that nothing is lost. */
export function readChoice(raw: unknown, options: readonly Option[]): string {
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw : '';
  if (text.trim() === '') return '';
  if (optionOf(text, options) !== undefined) return text;
  const labelled = indexOf(options).byLabel.get(text.trim());
  return labelled === undefined || labelled.value === '' ? text : labelled.value;
}

/** Whether nothing is chosen. */
export function isUnchosen(value: FieldValue): boolean {
  return Array.isArray(value) ? value.length === 0 : value === '';
}
