import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import type { Option } from '@portico/form-engine/definition/option';
import type { LocalText } from '@portico/form-engine/language';

/** One text in simplified Chinese, traditional Chinese and English. */
export function words(sc: string, tc: string, en: string): LocalText {
  return { sc, tc, en };
}

/** A field whose id is derived from its key, so that the two cannot be confused. */
export function question(
  key: string,
  type: FieldType,
  label: LocalText,
  settings: Omit<FieldDefinition, 'id' | 'key' | 'type' | 'label'> = {},
): FieldDefinition {
  return { id: idOf(key), key, type, label, ...settings };
}

export function idOf(key: string): string {
  return `q-${key}`;
}

export function choice(
  value: string,
  sc: string,
  tc: string,
  en: string,
  settings: Omit<Option, 'value' | 'label'> = {},
): Option {
  return { value, label: words(sc, tc, en), ...settings };
}

export const yesNo: readonly Option[] = [choice('yes', '是', '是', 'Yes'), choice('no', '否', '否', 'No')];
