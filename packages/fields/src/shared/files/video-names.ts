import { extensionOf } from '@portico/form-engine/patterns/upload-types';

/** What browsers record and phones deliver. */
export const videoExtensions = ['mp4', 'webm', 'mov'] as const;

const videos: ReadonlySet<string> = new Set(videoExtensions);

export function isVideoName(name: string): boolean {
  return videos.has(extensionOf(name));
}
