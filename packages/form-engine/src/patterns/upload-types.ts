/** Spec 5: what counts as an image. */
export const imageExtensions = ['jpg', 'png', 'jpeg'] as const;

/** Spec 5: what counts as a file. */
export const fileExtensions = [
  'doc',
  'docx',
  'xls',
  'xlsx',
  'pdf',
  'ppt',
  'pptx',
  'txt',
  'zip',
  'rar',
  '7z',
  'mp4',
] as const;

const images: ReadonlySet<string> = new Set(imageExtensions);
const files: ReadonlySet<string> = new Set(fileExtensions);

/** Whether a name ends like an image. */
export function isImageName(name: string): boolean {
  return images.has(extensionOf(name));
}

/** Whether a name ends like a file other than an image. */
export function isFileName(name: string): boolean {
  return files.has(extensionOf(name));
}

/** The part after the last dot, in lower case; empty for dot files and names without one. Folders are ignored. */
export function extensionOf(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const dot = base.lastIndexOf('.');
  return dot > 0 ? base.slice(dot + 1).toLowerCase() : '';
}
