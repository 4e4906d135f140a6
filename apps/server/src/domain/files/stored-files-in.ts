import type { Answer, StoredFile } from '@portico/form-engine/values/answer';

/** The files that a saved answer refers to. */
export function storedFilesIn({ value, attachments = [] }: Answer): readonly StoredFile[] {
  const listed: readonly unknown[] = Array.isArray(value) ? value : [];
  return [...listed.filter(isFile), ...attachments];
}

export function isFile(value: unknown): value is StoredFile {
  return typeof value === 'object' && value !== null && 'uid' in value && typeof value.uid === 'string';
}
