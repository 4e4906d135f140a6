import { models } from '@portico/fields/models';
import { documentWord } from '@portico/i18n/document-words';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { languages, type LocalText } from '@portico/form-engine/language';
import type { Told, ToldChoice, Wording } from '@portico/form-engine/values/told';
import type { Texts, Value } from '../../../platform/documents/application-document.ts';
import { printable } from '../../../platform/documents/printable.ts';
import { plainTexts, plainValue, type Reader, textsOf } from '../../../platform/documents/texts.ts';
import { listMarks } from '../../forms/answer-in-words.ts';
import { documentFile } from './file-facts.ts';

/** Converts the words of an answer into values to print. */
export function valuesOf(told: Told, field: FieldDefinition, reader: Reader): readonly Value[] {
  if (told.kind === 'text') return textValue(told, field, reader);
  if (told.kind === 'choices') return chosen(told.choices, reader);
  if (told.kind === 'range') return range(told, reader);
  if (told.kind === 'pairs') {
    const rows = told.pairs.map(({ label, value }) => ({
      label: worded(label, reader),
      value: value === '' ? [] : worded(value, reader),
    }));
    return [{ kind: 'matrix', rows }];
  }
  if (told.kind === 'groups') return levels(told, reader);
  if (told.kind === 'files') return filesOf(told, field);
  return [];
}

type Of<K extends Told['kind']> = Extract<Told, { readonly kind: K }>;

function textValue({ text, suffix }: Of<'text'>, { preview }: FieldDefinition, reader: Reader): readonly Value[] {
  const line = preview?.singleLine === true ? text.replaceAll(/\s*\n\s*/g, ' ') : text;
  const own = suffix === undefined ? '' : (textsOf(suffix, reader).find((one) => one.own)?.text ?? '');
  return plainValue(line === '' || own === '' ? line : `${line} ${own}`);
}

function chosen(choices: readonly ToldChoice[], reader: Reader): readonly Value[] {
  const shown = choices.map(({ label, words }): Value => ({
    kind: 'texts',
    texts: worded(label, reader),
    words: printable(words).trim(),
  }));
  return shown.length > 1 ? [{ kind: 'list', values: shown }] : shown;
}

function range({ start, end, isPresent }: Of<'range'>, { language }: Reader): readonly Value[] {
  const until = isPresent ? documentWord('present')[language] : end;
  return plainValue(start === '' && until === '' ? '' : `${start} ~ ${until}`);
}

function levels({ groups }: Of<'groups'>, reader: Reader): readonly Value[] {
  const shown = groups.map(({ label, items }) => ({
    label: worded(label, reader),
    text: worded(joined(items, reader), reader),
  }));
  return shown.length === 0 ? [] : [{ kind: 'levels', groups: shown }];
}

function filesOf({ files: stored }: Of<'files'>, field: FieldDefinition): readonly Value[] {
  const files = stored.map(documentFile);
  const [first] = files;
  if (first === undefined) return [{ kind: 'empty' }];
  return [models[field.type].isSigned === true ? { kind: 'signature', file: first } : { kind: 'files', files }];
}

function joined(items: readonly Wording[], reader: Reader): Wording {
  if (items.every((item) => typeof item === 'string')) return items.join(listMarks[reader.language]);
  const inOne = (language: keyof LocalText) =>
    items.map((item) => (typeof item === 'string' ? item : item[language])).join(listMarks[language]);
  const [sc = '', tc = '', en = ''] = languages.map(inOne);
  return { sc, tc, en };
}

function worded(words: Wording, reader: Reader): Texts {
  return typeof words === 'string' ? plainTexts(words, reader) : textsOf(words, reader);
}
