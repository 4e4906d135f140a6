import type { ContentFile } from '@portico/contract/content-files.schemas';

/** Where the pictures of texts are stored, and from where they are shown to those who write. */
export interface PictureStore {
  readonly add: (file: File, signal: AbortSignal) => Promise<ContentFile>;
  readonly urlOf: (file: string) => string;
}

export const pictureTypes = ['.png', '.jpg', '.jpeg'];
export const mostPictureBytes = 5 * 1_048_576;
