import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldModel } from '@portico/form-engine/field-model';
import { emailKey } from '@portico/form-engine/patterns/email';
import type { Problem } from '@portico/form-engine/problem';
import type { Answer } from '@portico/form-engine/values/answer';
import { countCharacters } from '../shared/typed-text/count-characters.ts';
import { readText, toLine } from '../shared/typed-text/read-text.ts';
import { natures } from './natures.ts';

/** One line, of a nature where the institution asks for one. */
export const textModel: FieldModel = {
  type: 'text',
  empty: { value: '' },
  read: (raw, field) => ({ value: tidyLine(toLine(readText(raw.value)), field) }),
  isEmpty: (answer) => lineOf(answer) === '',
  tell: (answer, { text }) => [
    { kind: 'text', text: readText(answer.value), ...(text?.suffix && { suffix: text.suffix }) },
  ],
  check: (answer, field, { today }) => checkShape(lineOf(answer), field, today) ?? checkLength(lineOf(answer), field),
  keyOf: (answer, field) => comparable(lineOf(answer), field),
  checkSettings: ({ text = {} }) =>
    text.shortest !== undefined && text.longest !== undefined && text.shortest > text.longest
      ? [{ key: 'shortestAboveLongest', params: { least: text.shortest, most: text.longest } }]
      : [],
};

/** A line of a nature is kept without the blanks around it, which come with pasting and suggestions. */
export function tidyLine(line: string, field: FieldDefinition): string {
  return field.text?.nature === undefined ? line : line.trim();
}

function lineOf({ value }: Answer): string {
  return readText(value).trim();
}

function checkShape(line: string, { text, errorText }: FieldDefinition, today: string): Problem | null {
  const key = text?.nature === undefined ? null : natures[text.nature](line, today);
  return key === null ? null : { key, ...(errorText === undefined ? {} : { text: errorText }) };
}

function checkLength(line: string, { text: { shortest = 0, longest = Infinity } = {} }: FieldDefinition) {
  // No line has more characters than code units: most are not counted.
  if (shortest === 0 && line.length <= longest) return null;
  const count = countCharacters(line);
  if (count < shortest) return { key: 'tooShort', params: { least: shortest, count } } as const;
  return count > longest ? ({ key: 'tooLong', params: { most: longest, count } } as const) : null;
}

// Addresses and the numbers of documents are the same whatever the case of their letters.
function comparable(line: string, { text }: FieldDefinition): string {
  if (text?.nature === undefined) return line;
  return text.nature === 'email' ? emailKey(line) : line.toUpperCase();
}
