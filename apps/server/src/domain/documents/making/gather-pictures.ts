import { isLanguage } from '@portico/form-engine/language';
import { type DocumentWord, documentWord } from '@portico/i18n/document-words';
import type { ApplicationDocument } from '../../../platform/documents/application-document.ts';
import { textsOf } from '../../../platform/documents/texts.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { fileKey } from '../../../platform/storage/object-keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { filesIn, withFiles } from '../content/files-in.ts';
import { findLook, listFilesOf } from '../documents.queries.ts';
import { drawLogo } from './draw-logo.ts';
import { reducePicture } from './reduce-picture.ts';

interface Gathered {
  readonly document: ApplicationDocument;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Loads the pictures of a document; if one cannot be shown, the document says so. */
export async function gatherPictures(
  { db, storage, applicantId }: { readonly db: ProjectDb; readonly storage: Storage; readonly applicantId: string },
  document: ApplicationDocument,
  onStep: () => Promise<void>,
): Promise<Gathered> {
  const files = await listFilesOf(db, applicantId, filesIn(document));
  const shown = files.filter(({ type }) => type.startsWith('image/'));
  const ids = new Set(files.map(({ id }) => id));
  const pictures = new Map<string, Uint8Array>();
  const logo = await drawLogo(db);
  if (logo !== null) pictures.set(logoName, logo);
  // One after the other, because each is decoded in memory.
  for (const { id } of shown) {
    const bytes = await readAll(storage, id);
    const picture = bytes === undefined ? undefined : await reducePicture(bytes, shown.length);
    if (bytes === undefined) ids.delete(id);
    if (picture !== undefined) pictures.set(nameOf(id), picture);
    await onStep();
  }
  const isShown = new Set(shown.map(({ id }) => id));
  const { languages } = await findLook(db);
  const reader = { language: document.language, offered: languages.filter(isLanguage) };
  const say = (word: DocumentWord) => textsOf(documentWord(word), reader);
  const filled = withFiles(document, (file) => {
    if (!ids.has(file.uid)) return { ...file, problem: say('pictureGone') };
    if (pictures.has(nameOf(file.uid))) return { ...file, picture: nameOf(file.uid) };
    return isShown.has(file.uid) ? { ...file, problem: say('pictureBroken') } : file;
  });
  return { document: { ...filled, logo: logo === null ? '' : logoName }, pictures };
}

const logoName = 'logo.png';

function nameOf(id: string): string {
  return `${id}.jpg`;
}

async function readAll(storage: Storage, id: string): Promise<Buffer | undefined> {
  const content = await storage.get(fileKey(id));
  if (content === undefined) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
