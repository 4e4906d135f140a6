import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldType } from '@portico/form-engine/definition/field-type';
import type { Option } from '@portico/form-engine/definition/option';
import type { Language, LocalText } from '@portico/form-engine/language';
import { type Answer, type FieldValue, ownWords } from '@portico/form-engine/values/answer';
import { documentWord } from '@portico/i18n/document-words';

/** An answer as one text, lines where it has several; empty for files and for what says nothing. */
export function answerInWords(answer: Answer, field: FieldDefinition, language: Language): string {
  return inWords[field.type](answer, field, language);
}

type InWords = (answer: Answer, field: FieldDefinition, language: Language) => string;

const plain: InWords = ({ value }) => textIn(value);
const nothing: InWords = () => '';

const inWords: Readonly<Record<FieldType, InWords>> = {
  text: withSuffix,
  'long-text': plain,
  'single-choice': chosen,
  'multiple-choice': chosen,
  select: chosen,
  date: plain,
  'date-range': range,
  upload: nothing,
  matrix,
  video: nothing,
  signature: nothing,
  phone,
  'rich-text': nothing,
  'levelled-list': nothing,
};

function withSuffix({ value }: Answer, { text }: FieldDefinition, language: Language): string {
  const line = textIn(value);
  const suffix = text?.suffix?.[language] ?? '';
  return line === '' || suffix === '' ? line : `${line} ${suffix}`;
}

function chosen(answer: Answer, { options = [] }: FieldDefinition, language: Language): string {
  return textsIn(answer.value)
    .filter((picked) => picked !== '')
    .map((picked) => {
      const words = ownWords(answer, picked).trim();
      const option = options.find(({ value }) => value === picked);
      const label = labelOf(option, picked, language);
      return words === '' ? label : `${label}: ${words}`;
    })
    .join(marks[language]);
}

const marks: LocalText = { sc: '、', tc: '、', en: ', ' };

function range({ value }: Answer, _field: FieldDefinition, language: Language): string {
  const [start = '', end = '', present] = textsIn(value);
  const until = present === '1' ? documentWord('present')[language] : end;
  return start === '' && until === '' ? '' : `${start} ~ ${until}`;
}

function phone({ value }: Answer): string {
  const [area = '', number = ''] = textsIn(value);
  return area === '' || number === '' ? number : `+${area.replaceAll(/\D/g, '')} ${number}`;
}

function matrix({ value }: Answer, { options = [], columns = [] }: FieldDefinition, language: Language): string {
  const values = isRecord(value) ? value : {};
  const lines = options.flatMap((row) => {
    const picked = Object.hasOwn(values, row.value) ? textIn(values[row.value] ?? '') : '';
    const column = columns.find((one) => one.value === picked);
    return picked === '' ? [] : [`${row.label[language]}: ${labelOf(column, picked, language)}`];
  });
  return lines.join('\n');
}

/** What is no longer offered is shown as it was chosen. */
function labelOf(option: Option | undefined, value: string, language: Language): string {
  return option === undefined ? value : option.label[language];
}

function isRecord(value: FieldValue): value is { readonly [name: string]: FieldValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textsIn(value: FieldValue): readonly string[] {
  if (Array.isArray(value)) return value.map(textIn);
  return value === null || value === '' ? [] : [textIn(value)];
}

function textIn(value: FieldValue): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}
