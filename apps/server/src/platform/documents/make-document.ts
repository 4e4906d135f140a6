import type { FontSource } from './fonts/find-fonts.ts';
import { type DocumentKinds, openDocuments, type Pictures } from './open-documents.ts';

let documents = openDocuments();

/** Typesets a document as PDF, off the event loop. Texts are never interpreted as markup. */
export function makeDocument<K extends keyof DocumentKinds>(
  kind: K,
  content: DocumentKinds[K],
  pictures?: Pictures,
): Promise<Uint8Array> {
  return documents.makeDocument(kind, content, pictures);
}

/** Called once at the start: chooses the fonts of documents. */
export function chooseFonts(fonts: FontSource): void {
  documents = openDocuments(fonts);
}
