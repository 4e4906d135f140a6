import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';

/** The first line of text that takes an email address; undefined if there is none. */
export function emailLineOf(fields: readonly FieldDefinition[]): FieldDefinition | undefined {
  return fields.find(({ type, text }) => type === 'text' && text?.nature === 'email');
}

const namelike: readonly unknown[] = [undefined, 'chinese', 'letters', 'capitals', 'no-chinese'];

/** The first line of text that can take a person's name; undefined if there is none. */
export function nameLineOf(fields: readonly FieldDefinition[]): FieldDefinition | undefined {
  return fields.find(({ type, text }) => type === 'text' && namelike.includes(text?.nature));
}
