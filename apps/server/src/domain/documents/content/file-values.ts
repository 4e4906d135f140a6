import type { Answer, FieldValue, StoredFile } from '@portico/form-engine/values/answer';
import type { Value } from '../../../platform/documents/application-document.ts';
import { documentFile } from './file-facts.ts';

export function filesOf({ value }: Answer): readonly Value[] {
  const files = storedFiles(value).map(documentFile);
  return [files.length === 0 ? { kind: 'empty' } : { kind: 'files', files }];
}

export function signatureOf({ value }: Answer): readonly Value[] {
  const [file] = storedFiles(value).map(documentFile);
  return [file === undefined ? { kind: 'empty' } : { kind: 'signature', file }];
}

/** Documents that were added to a chosen option. */
export function attachmentsOf({ attachments = [] }: Answer): readonly Value[] {
  return attachments.length === 0 ? [] : [{ kind: 'files', files: attachments.map(documentFile) }];
}

function storedFiles(value: FieldValue): readonly StoredFile[] {
  return Array.isArray(value) ? value.flatMap(storedFile) : [];
}

function storedFile(value: FieldValue): readonly StoredFile[] {
  if (typeof value !== 'object' || value === null || !('uid' in value)) return [];
  const { uid, name, url, size } = value;
  if (typeof uid !== 'string' || typeof name !== 'string' || typeof url !== 'string') return [];
  return [{ uid, name, url, ...(typeof size === 'number' ? { size } : {}) }];
}
