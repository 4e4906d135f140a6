import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { TextNature } from '@portico/form-engine/definition/field-type';

/** A line of text that a field accepts; `nth` makes answers differ where they must. */
export function fittingLine({ text, compare }: FieldDefinition, nth: number): string {
  if (text?.nature !== undefined) return byNature[text.nature](nth);
  const line = compare === undefined ? 'Answer' : `Answer ${nth}`;
  return line.padEnd(text?.shortest ?? 0, '.').slice(0, text?.longest ?? line.length + 100);
}

const digits = (nth: number, width: number) => String(nth).padStart(width, '0');

const byNature: Readonly<Record<TextNature, (nth: number) => string>> = {
  chinese: () => '林嘉禾',
  letters: () => 'Jiahe',
  capitals: () => 'LIN',
  decimal: () => '3.6',
  email: (nth) => `person.${nth}@example.com`,
  mobile: (nth) => `138${digits(nth, 8)}`,
  'id-card': () => '110105199912310014',
  landline: () => '010-62510000',
  passport: () => 'E12345678',
  'hong-kong-card': () => 'A123456(3)',
  'macau-card': () => '1234567(8)',
  'taiwan-card': () => 'A123456789',
  'no-chinese': () => 'Answer',
  'hex-colour': () => '#1d3f72',
  'home-return-permit': () => 'H12345678',
  'taiwan-permit': () => '12345678',
  'taiwan-residence': () => 'A800000014',
  postcode: () => '100871',
  'web-address': () => 'https://www.example.org/',
};

/** A long text within its limits of characters and words. */
export function fittingText({ text }: FieldDefinition): string {
  const enough = Math.max(text?.shortest ?? 0, 40);
  return '我想弄明白价格如何形成。'
    .repeat(Math.ceil(enough / 12))
    .slice(0, Math.min(text?.longest ?? 10_000, enough + 12));
}

/** A day, month or year that a date field accepts. */
export function fittingDate({ date }: FieldDefinition): string {
  const day = date?.limits?.to || date?.limits?.from || '2001-02-03';
  return day.slice(0, { year: 4, month: 7, day: 10 }[date?.unit ?? 'day']);
}

/** Start and end of a range. */
export function fittingRange({ date }: FieldDefinition): readonly [string, string] {
  const length = { year: 4, month: 7, day: 10 }[date?.unit ?? 'day'];
  return ['2018-09-01'.slice(0, length), '2022-06-30'.slice(0, length)];
}
