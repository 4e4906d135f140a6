import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import { fileExtensions, imageExtensions } from '@portico/form-engine/patterns/upload-types';

/** A field's rules for files, with the specification's defaults. */
interface FileRules {
  readonly types: readonly string[];
  readonly megabytes: number | null;
  readonly most: number;
}

export const knownTypes: readonly string[] = [...imageExtensions, ...fileExtensions];

export function fileRules({ files }: FieldDefinition): FileRules {
  const types = files?.types ?? [];
  const { megabytes = 0, most = 0 } = files ?? {};
  return {
    types: types.length === 0 ? knownTypes : types,
    megabytes: megabytes > 0 ? megabytes : null,
    // spec 9: default file count 1
    most: most >= 1 ? Math.floor(most) : 1,
  };
}

/** spec 5: types are joined with "or". */
export function joinTypes(types: readonly string[], language: Language): string {
  return types.map((type) => type.toUpperCase()).join(language === 'en' ? ' or ' : '或');
}

/** The `accept` of a file input. */
export function acceptOf(types: readonly string[]): string {
  return types.map((type) => `.${type}`).join(',');
}

export function bytesOf(megabytes: number): number {
  return megabytes * 1024 * 1024;
}
