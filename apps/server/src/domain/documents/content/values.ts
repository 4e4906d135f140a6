import { documentWord } from '@portico/i18n/document-words';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import type { Option } from '@portico/form-engine/definition/option';
import type { Language, LocalText } from '@portico/form-engine/language';
import { type Answer, type FieldValue, ownWords } from '@portico/form-engine/values/answer';
import type { Value } from '../../../platform/documents/application-document.ts';
import { attachmentsOf, filesOf, signatureOf } from './file-values.ts';
import { printable } from '../../../platform/documents/printable.ts';
import { plainTexts, plainValue, type Reader, textsOf } from '../../../platform/documents/texts.ts';

type ValuesOf = (answer: Answer, field: FieldDefinition, reader: Reader) => readonly Value[];

/** How each type of field is printed. */
export const valuesOf: Readonly<Record<FieldType, ValuesOf>> = {
  text: ({ value }, field, reader) => withSuffix(textIn(value), field, reader),
  'long-text': ({ value }, { preview }) =>
    plainValue(preview?.singleLine === true ? textIn(value).replaceAll(/\s*\n\s*/g, ' ') : textIn(value)),
  'single-choice': chosen,
  'multiple-choice': chosen,
  select: chosen,
  date: ({ value }) => plainValue(textIn(value)),
  'date-range': range,
  upload: filesOf,
  video: filesOf,
  signature: signatureOf,
  matrix,
  phone: ({ value }) => plainValue(phone(value)),
  'rich-text': () => [],
  'levelled-list': levels,
};

function withSuffix(line: string, { text }: FieldDefinition, reader: Reader): readonly Value[] {
  const suffix = text?.suffix === undefined ? [] : textsOf(text.suffix, reader);
  const own = suffix.find((one) => one.own)?.text ?? '';
  return plainValue(line === '' || own === '' ? line : `${line} ${own}`);
}

function chosen(answer: Answer, field: FieldDefinition, reader: Reader): readonly Value[] {
  const { options = [] } = field;
  const values = listOf(answer.value)
    .map(textIn)
    .filter((value) => value !== '');
  const shown = values.map((value): Value => {
    const option = options.find((one) => one.value === value);
    const texts = optionTexts(option, value, reader);
    return { kind: 'texts', texts, words: printable(ownWords(answer, value)).trim() };
  });
  const choices: readonly Value[] = shown.length > 1 ? [{ kind: 'list', values: shown }] : shown;
  return [...choices, ...attachmentsOf(answer)];
}

/** What is no longer offered is shown as it was chosen. */
function optionTexts(option: Option | undefined, value: string, reader: Reader) {
  return option === undefined ? plainTexts(value, reader) : textsOf(option.label, reader);
}

function range({ value }: Answer, _field: FieldDefinition, reader: Reader): readonly Value[] {
  const [start, end, flag] = listOf(value).map(textIn);
  const until = flag === '1' ? documentWord('present')[reader.language] : (end ?? '');
  return plainValue((start ?? '') === '' && until === '' ? '' : `${start ?? ''} ~ ${until}`);
}

function matrix({ value }: Answer, field: FieldDefinition, reader: Reader): readonly Value[] {
  const columns = isRecord(value) ? value : {};
  const { options: rows = [], columns: offered = [] } = field;
  const shown = rows.map((row) => {
    const picked = Object.hasOwn(columns, row.value) ? textIn(columns[row.value] ?? '') : '';
    const option = offered.find((one) => one.value === picked);
    return { label: textsOf(row.label, reader), value: picked === '' ? [] : optionTexts(option, picked, reader) };
  });
  return [{ kind: 'matrix', rows: shown }];
}

function phone(value: FieldValue): string {
  const [area = '', number = ''] = listOf(value).map(textIn);
  return area === '' || number === '' ? number : `+${area.replaceAll(/\D/g, '')} ${number}`;
}

function levels({ value }: Answer, { levels: own = [] }: FieldDefinition, reader: Reader): readonly Value[] {
  const given = listOf(value).flatMap((group) => {
    if (!isRecord(group)) return [];
    const items = listOf(group['items'] ?? [])
      .map(textIn)
      .join(marks[reader.language]);
    return [{ label: plainTexts(textIn(group['group'] ?? ''), reader), text: plainTexts(items, reader) }];
  });
  const offered = own.map(({ label, items }) => ({
    label: textsOf(label, reader),
    text: textsOf(joined(items), reader),
  }));
  const groups = given.length > 0 ? given : offered;
  return groups.length === 0 ? [] : [{ kind: 'levels', groups }];
}

const marks: LocalText = { sc: '、', tc: '、', en: ', ' };

function joined(texts: readonly LocalText[]): LocalText {
  const inOne = (language: Language) => texts.map((text) => text[language]).join(marks[language]);
  return { sc: inOne('sc'), tc: inOne('tc'), en: inOne('en') };
}

function isRecord(value: FieldValue): value is { readonly [name: string]: FieldValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: FieldValue): readonly FieldValue[] {
  if (Array.isArray(value)) return value;
  return value === null || value === '' ? [] : [value];
}

function textIn(value: FieldValue): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}
