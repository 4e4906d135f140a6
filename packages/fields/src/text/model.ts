import type { AccountFact } from '@portico/form-engine/definition/account-fact';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { TextNature } from '@portico/form-engine/definition/field-type';
import type { FieldModel } from '@portico/form-engine/field-model';
import { decimalKey, isDecimal } from '@portico/form-engine/patterns/decimal';
import { emailKey } from '@portico/form-engine/patterns/email';
import { textKey } from '@portico/form-engine/patterns/text-key';
import { hasUnreadable, isUnseen } from '@portico/form-engine/patterns/unseen';
import type { Problem } from '@portico/form-engine/problem';
import type { Answer } from '@portico/form-engine/values/answer';
import { countCharacters } from '../shared/typed-text/count-characters.ts';
import { readText, toLine } from '../shared/typed-text/read-text.ts';
import { natures } from './natures.ts';

/** One line of text, of a nature if the institution sets one. */
export const textModel: FieldModel = {
  type: 'text',
  empty: { value: '' },
  read: (raw, field) => ({ value: tidyLine(toLine(readText(raw.value)), field) }),
  isEmpty: ({ value }) => isUnseen(readText(value)),
  tell: (answer, { text }) => [
    { kind: 'text', text: readText(answer.value), ...(text?.suffix && { suffix: text.suffix }) },
  ],
  check: (answer, field, { today }) => {
    const line = lineOf(answer, field);
    if (hasUnreadable(line)) return { key: 'unreadable' };
    return checkShape(line, field, today) ?? checkLength(line, field) ?? checkNumber(line, field);
  },
  number: (answer, field) => {
    const line = lineOf(answer, field);
    return isDecimal(line) ? Number(line) : null;
  },
  length: (answer, field) => countCharacters(lineOf(answer, field)),
  keyOf: (answer, field) => comparable(lineOf(answer, field), field),
  fromAccount: (fact, accountText, field) =>
    accountNatures[fact].includes(field.text?.nature) ? { value: tidyLine(accountText, field) } : null,
  checkSettings,
};

/** The natures of lines that can be filled in from the account. */
const accountNatures: Readonly<Record<AccountFact, readonly (TextNature | undefined)[]>> = {
  name: [undefined, 'chinese', 'letters', 'capitals', 'no-chinese'],
  mail: ['email'],
  phone: ['mobile'],
};

/** Normalises a line by its nature. */
export function tidyLine(line: string, { text }: FieldDefinition): string {
  return text?.nature === undefined ? line : natures[text.nature].read(line);
}

// What is being typed is checked as it will be stored.
function lineOf({ value }: Answer, field: FieldDefinition): string {
  return tidyLine(readText(value), field).trim();
}

function checkShape(line: string, { text, errorText }: FieldDefinition, today: string): Problem | null {
  const problem = text?.nature === undefined ? null : natures[text.nature].check(line, today);
  return problem === null || errorText === undefined ? problem : { ...problem, text: errorText };
}

function checkLength(line: string, { text: { shortest = 0, longest = Infinity } = {} }: FieldDefinition) {
  // No line has more characters than code units, so most need no counting.
  if (shortest === 0 && line.length <= longest) return null;
  const count = countCharacters(line);
  if (count < shortest) return { key: 'tooShort', params: { least: shortest, count } } as const;
  return count > longest ? ({ key: 'tooLong', params: { most: longest, count } } as const) : null;
}

function checkNumber(line: string, { text: { least = -Infinity, greatest = Infinity } = {} }: FieldDefinition) {
  const number = isDecimal(line) ? Number(line) : null;
  if (number === null) return null;
  if (number < least) return { key: 'numberTooSmall', params: { least } } as const;
  return number > greatest ? ({ key: 'numberTooLarge', params: { most: greatest } } as const) : null;
}

// Email addresses and document numbers ignore case, numbers how many zeros are written.
function comparable(line: string, { text }: FieldDefinition): string {
  if (text?.nature === undefined) return textKey(line);
  if (text.nature === 'decimal') return decimalKey(line);
  return text.nature === 'email' ? emailKey(line) : textKey(line).toUpperCase();
}

function checkSettings({ text = {} }: FieldDefinition) {
  const { nature, shortest = 0, longest = Infinity, least: smallest = -Infinity, greatest = Infinity } = text;
  if (smallest > greatest) return [{ key: 'leastAboveGreatest', params: { least: smallest, most: greatest } }];
  if (nature !== 'decimal' && (text.least ?? text.greatest) !== undefined) return [{ key: 'limitsOfNoNumber' }];
  if (shortest > longest) return [{ key: 'shortestAboveLongest', params: { least: shortest, most: longest } }];
  if (nature === undefined) return [];
  const [least, most] = natures[nature].lengths;
  return shortest > most || longest < least ? [{ key: 'lengthOfNature', params: { least, most } }] : [];
}
