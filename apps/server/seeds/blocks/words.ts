import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import type { Option } from '@portico/form-engine/definition/option';
import type { LocalText } from '@portico/form-engine/language';

/** One text in simplified Chinese, traditional Chinese and English. */
export function words(sc: string, tc: string, en: string): LocalText {
  return { sc, tc, en };
}

export type QuestionSettings = Omit<FieldDefinition, 'id' | 'key' | 'type' | 'label'>;

/** A field; its id is the number in its key, such as f6529. */
export function question(
  key: string,
  type: FieldType,
  label: LocalText,
  settings: QuestionSettings = {},
): FieldDefinition {
  return { id: idOf(key), key, type, label, ...settings };
}

/** The number in a key, by which fields refer to each other. */
export function idOf(key: string): string {
  return key.replace(/^f(?=\d)/, '');
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

/** The last option of a list, which requires a text. */
export function otherChoice(sc = '其他', tc = '其他', en = 'Other'): Option {
  return choice('other', sc, tc, en, { takesText: true, needsText: true });
}
