import type { FontSource } from './fonts/find-fonts.ts';
import { type DocumentKinds, openDocuments, type Pictures } from './open-documents.ts';

let documents = openDocuments();

/** Sets a document as PDF, off the event loop. Texts are set as they stand, never read as markup. */
export function makeDocument<K extends keyof DocumentKinds>(
  kind: K,
  content: DocumentKinds[K],
  pictures?: Pictures,
): Promise<Uint8Array> {
  return documents.makeDocument(kind, content, pictures);
}

/** Said once, at the start: which fonts documents are set in. */
export function chooseFonts(fonts: FontSource): void {
  documents = openDocuments(fonts);
}
