import { thumbnailSuffix } from '@portico/contract/staff-applications';
import { filePath } from '@portico/contract/uploads';
import { isImageName } from '@portico/form-engine/patterns/upload-types';
import type { Answer, Answers, FieldValue, FormAnswers, StoredFile } from '@portico/form-engine/values/answer';

/** The same answers with every file link pointing to the path where this reader opens files. */
export function withFilesAt(path: string, answers: FormAnswers): FormAnswers {
  if (path === filePath) return answers;
  return {
    fields: moved(path, answers.fields),
    rows: mapped(answers.rows, (rows) => rows.map((row) => moved(path, row))),
  };
}

/** The same for one file. */
export function fileAt(path: string, file: StoredFile): StoredFile {
  if (path === filePath) return file;
  const url = under(path, file.url);
  return { ...file, url, ...thumbnailOf(file.name, url) };
}

function moved(path: string, answers: Answers): Answers {
  return mapped(answers, (answer): Answer => ({
    ...answer,
    value: movedValue(path, answer.value),
    ...(answer.attachments && { attachments: answer.attachments.map((file) => fileAt(path, file)) }),
  }));
}

// A list of objects with addresses is a list of files; any other value stays as it is.
function movedValue(path: string, value: FieldValue): FieldValue {
  return isList(value) ? value.map((one) => (isObject(one) ? movedAddresses(path, one) : one)) : value;
}

type Values = { readonly [name: string]: FieldValue };

function movedAddresses(path: string, values: Values): Values {
  const { url, name } = values;
  if (typeof url !== 'string' || typeof name !== 'string') return values;
  const address = under(path, url);
  return { ...values, url: address, ...thumbnailOf(name, address) };
}

/** A picture has a thumbnail, so that viewing the preview does not count as opening the file. */
function thumbnailOf(name: string, url: string): { readonly icon?: string } {
  return isImageName(name) ? { icon: `${url}${thumbnailSuffix}` } : {};
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
