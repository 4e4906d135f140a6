import type { DocumentFile } from '../../../platform/documents/application-document.ts';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { printable } from '../../../platform/documents/printable.ts';

/** A file as listed in a document; if it is a picture, the picture is added later. */
export function documentFile({ uid, name, size }: StoredFile): DocumentFile {
  return { uid, name: printable(name), facts: factsOf(name, size), picture: '', problem: [] };
}

/** For example `PDF, 1.2 MB`. */
function factsOf(name: string, size: number | undefined): string {
  const [, extension = ''] = /\.([A-Za-z\d]{1,5})$/.exec(name) ?? [];
  return [extension.toUpperCase(), size === undefined ? '' : inWords(size)].filter((fact) => fact !== '').join(', ');
}

function inWords(bytes: number): string {
  if (bytes < 1_048_576) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1_048_576).toFixed(1)} MB`;
}
