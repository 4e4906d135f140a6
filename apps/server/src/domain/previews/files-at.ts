import { filePath } from '@portico/contract/uploads';
import type { Answer, Answers, FieldValue, FormAnswers, StoredFile } from '@portico/form-engine/values/answer';

/** The same answers with every file at the address where the reader opens files. */
export function withFilesAt(path: string, answers: FormAnswers): FormAnswers {
  if (path === filePath) return answers;
  return {
    fields: moved(path, answers.fields),
    rows: mapped(answers.rows, (rows) => rows.map((row) => moved(path, row))),
  };
}

/** The same file, likewise. */
export function fileAt(path: string, file: StoredFile): StoredFile {
  const { url, icon } = file;
  return { ...file, url: under(path, url), ...(icon === undefined ? {} : { icon: under(path, icon) }) };
}

function moved(path: string, answers: Answers): Answers {
  return mapped(answers, (answer): Answer => ({
    ...answer,
    value: movedValue(path, answer.value),
    ...(answer.attachments && { attachments: answer.attachments.map((file) => fileAt(path, file)) }),
  }));
}

// A list of files is a list of objects with addresses; whatever else an answer holds stays as it is.
function movedValue(path: string, value: FieldValue): FieldValue {
  return isList(value) ? value.map((one) => (isObject(one) ? movedAddresses(path, one) : one)) : value;
}

type Values = { readonly [name: string]: FieldValue };

function movedAddresses(path: string, values: Values): Values {
  return mapped(values, (value, name) =>
    typeof value === 'string' && (name === 'url' || name === 'icon') ? under(path, value) : value,
  );
}

function isList(value: FieldValue): value is readonly FieldValue[] {
  return Array.isArray(value);
}

function isObject(value: FieldValue): value is Values {
  return typeof value === 'object' && value !== null && !isList(value);
}

function under(path: string, address: string): string {
  return address.startsWith(`${filePath}/`) ? `${path}${address.slice(filePath.length)}` : address;
}

function mapped<T, R>(record: Readonly<Record<string, T>>, change: (one: T, key: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, one]) => [key, change(one, key)]));
}
