/** Where the bytes of a finished file are kept. */
export const filesPlace = 'files';
/** Where what arrives is kept until it is checked. */
export const incomingPlace = 'incoming';
/** Where documents are kept that were made for somebody. */
export const documentsPlace = 'documents';

export function documentKey(id: string): string {
  return `${documentsPlace}/${id}`;
}

export function fileKey(id: string): string {
  return `${filesPlace}/${id}`;
}

/** A piece has a name of its own: of two that were sent for one place, only the one that is written down counts. */
export function pieceKey(id: string, offset: number, mark: string): string {
  return `${incomingPlace}/${id}/${String(offset).padStart(12, '0')}-${mark}`;
}
