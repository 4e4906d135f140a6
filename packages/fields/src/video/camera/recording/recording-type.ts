// spec 9 asks for mp4; browsers that cannot write mp4 write webm.
const types = [
  'video/mp4;codecs=avc1,opus',
  'video/mp4;codecs=avc1,mp4a.40.2',
  'video/mp4',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const;

/** The best video type that can be recorded; empty leaves the choice to the browser. */
export function recordingType(canRecord: (type: string) => boolean): string {
  return types.find(canRecord) ?? '';
}

/** The file extension of this type. */
export function extensionOfType(type: string): string {
  return type.startsWith('video/mp4') ? 'mp4' : 'webm';
}
