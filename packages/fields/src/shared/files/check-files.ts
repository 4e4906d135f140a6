import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { extensionOf } from '@portico/form-engine/patterns/upload-types';
import type { Problem } from '@portico/form-engine/problem';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { bytesOf, fileRules, joinTypes } from './file-rules.ts';

/** The first problem of an answer's files: type, size if known, number. */
export function checkFiles(
  files: readonly StoredFile[],
  field: FieldDefinition,
  language: Language = 'sc',
): Problem | null {
  for (const file of files) {
    const problem = checkFile(file, field, language);
    if (problem !== null) return problem;
  }
  return files.length > fileRules(field).most ? countProblem(field) : null;
}

/** The problem of one file, before or after it is sent. */
export function checkFile(
  file: { readonly name: string; readonly size?: number },
  field: FieldDefinition,
  language: Language = 'sc',
): Problem | null {
  const { types, megabytes } = fileRules(field);
  if (!types.includes(extensionOf(file.name)))
    return {
      key: 'fileType',
      params: { types: joinTypes(types, language) },
      ...(field.errorText === undefined ? {} : { text: field.errorText }),
    };
  if (file.size === 0) return { key: 'fileEmpty' };
  if (megabytes !== null && file.size !== undefined && file.size > bytesOf(megabytes))
    return { key: 'fileSize', params: { megabytes } };
  return null;
}

/** The problem that there are more files than the field accepts. */
export function countProblem(field: FieldDefinition): Problem {
  return { key: 'fileCount', params: { most: fileRules(field).most } };
}
