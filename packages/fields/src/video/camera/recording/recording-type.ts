// spec 9 wants mp4; what a browser cannot write as mp4 it writes as webm.
const types = [
  'video/mp4;codecs=avc1,opus',
  'video/mp4;codecs=avc1,mp4a.40.2',
  'video/mp4',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const;

/** The best kind of video that can be recorded; empty leaves the choice to the browser. */
export function recordingType(canRecord: (type: string) => boolean): string {
  return types.find(canRecord) ?? '';
}

/** How a file of this kind is called. */
export function extensionOfType(type: string): string {
  return type.startsWith('video/mp4') ? 'mp4' : 'webm';
}
