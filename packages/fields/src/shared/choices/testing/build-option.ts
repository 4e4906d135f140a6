import type { Option } from '@portico/form-engine/definition/option';
import type { LocalText } from '@portico/form-engine/language';

/** Builds an option; English where the other languages do not matter. */
export function buildOption(value: string, label: Partial<LocalText> & { en: string }, more?: Partial<Option>): Option {
  return { value, label: { sc: label.en, tc: label.en, ...label }, ...more };
}
