/** Where the bytes of a finished file are kept. */
export const filesPrefix = 'files';
/** Where what arrives is kept until it is checked. */
export const incomingPrefix = 'incoming';
/** Where documents are kept that were made for somebody. */
export const documentsPrefix = 'documents';

export function documentKey(id: string): string {
  return `${documentsPrefix}/${id}`;
}

export function fileKey(id: string): string {
  return `${filesPrefix}/${id}`;
}

/** A piece has a name of its own: of two that were sent for one place, only the one that is written down counts. */
export function pieceKey(id: string, offset: number, mark: string): string {
  return `${incomingPrefix}/${id}/${String(offset).padStart(12, '0')}-${mark}`;
}
