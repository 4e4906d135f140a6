/** Bytes of finished files. */
export const filesPrefix = 'files';
/** Uploads that have not been checked yet. */
export const incomingPrefix = 'incoming';
/** Generated documents. */
export const documentsPrefix = 'documents';

export function documentKey(id: string): string {
  return `${documentsPrefix}/${id}`;
}

export function fileKey(id: string): string {
  return `${filesPrefix}/${id}`;
}

/** Each piece has a unique name: of two sent for one offset, only the recorded one counts. */
export function pieceKey(id: string, offset: number, mark: string): string {
  return `${incomingPrefix}/${id}/${String(offset).padStart(12, '0')}-${mark}`;
}
