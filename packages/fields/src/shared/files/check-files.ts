import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { extensionOf } from '@portico/form-engine/patterns/upload-types';
import type { Problem } from '@portico/form-engine/problem';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { bytesOf, fileRules, joinTypes } from './file-rules.ts';

/** The first thing wrong with the files of an answer: kind, size where it is known, number. */
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

/** What forbids one file, before it is sent or after. */
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

/** There are more files than the field takes. */
export function countProblem(field: FieldDefinition): Problem {
  return { key: 'fileCount', params: { most: fileRules(field).most } };
}
