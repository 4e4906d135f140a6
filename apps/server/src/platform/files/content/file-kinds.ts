/** A kind of file: its media type and how to recognise its first bytes. */
export interface FileKind {
  readonly type: string;
  /** Checks the first bytes, and what file-type detected in them. */
  readonly begins: (head: Buffer, sniffed: string | undefined) => boolean;
  /** Pictures are re-encoded: upright and without camera metadata. */
  readonly picture?: 'jpeg' | 'png';
  /** The whole file must be text, not only its beginning. */
  readonly isText?: true;
}

const oneOf =
  (...names: readonly string[]) =>
  (_head: Buffer, sniffed: string | undefined) =>
    sniffed !== undefined && names.includes(sniffed);

const startsWith = (hex: string) => (head: Buffer) => head.subarray(0, hex.length / 2).toString('hex') === hex;

const jpeg: FileKind = { type: 'image/jpeg', begins: startsWith('ffd8ff'), picture: 'jpeg' };
const png: FileKind = { type: 'image/png', begins: startsWith('89504e470d0a1a0a'), picture: 'png' };
const text = (type: string): FileKind => ({ type, begins: looksLikeText, isText: true });
const zipped = (head: Buffer) => startsWith('504b0304')(head) || startsWith('504b0506')(head);
// Old Word, Excel and PowerPoint files share one container format; the type is stored somewhere inside.
const container = oneOf('cfb');

const office = (folder: string, subtype: string): FileKind => ({
  type: `application/vnd.openxmlformats-officedocument.${subtype}`,
  // Names are uncompressed in the header of each zip entry, and the first entry is the content list or in the type's
  // own folder.
  begins: (head) => zipped(head) && namesIn(head).some((name) => name.startsWith(folder) || name === contents),
});
const contents = '[Content_Types].xml';

export const fileKinds: Readonly<Record<string, FileKind>> = {
  jpg: jpeg,
  jpeg,
  png,
  // Some programs write a line before the header; PDF readers accept up to 1024 bytes.
  pdf: { type: 'application/pdf', begins: (head) => head.subarray(0, 1_024).includes('%PDF-') },
  doc: { type: 'application/msword', begins: container },
  xls: { type: 'application/vnd.ms-excel', begins: container },
  ppt: { type: 'application/vnd.ms-powerpoint', begins: container },
  docx: office('word/', 'wordprocessingml.document'),
  xlsx: office('xl/', 'spreadsheetml.sheet'),
  pptx: office('ppt/', 'presentationml.presentation'),
  txt: text('text/plain; charset=utf-8'),
  csv: text('text/csv; charset=utf-8'),
  zip: { type: 'application/zip', begins: zipped },
  rar: { type: 'application/vnd.rar', begins: oneOf('rar') },
  '7z': { type: 'application/x-7z-compressed', begins: oneOf('7z') },
  mp4: { type: 'video/mp4', begins: oneOf('mp4', 'm4v', '3gp', 'mov') },
  mov: { type: 'video/quicktime', begins: oneOf('mov', 'mp4', 'm4v') },
  webm: { type: 'video/webm', begins: oneOf('webm') },
};

const heicNames: readonly string[] = ['heic', 'heif', 'hif'];

export function isHeic(extension: string, sniffed: string | undefined): boolean {
  return heicNames.includes(extension) || (sniffed !== undefined && heicNames.includes(sniffed));
}

/**
 * UTF-16 texts begin with a byte order mark; in all others, a zero byte or control character means that it is not text.
 */
export function isWide(head: Buffer): boolean {
  return startsWith('fffe')(head) || startsWith('feff')(head);
}

function looksLikeText(head: Buffer): boolean {
  // Allowed: tab, line ends, the end-of-file mark of old systems, and escape.
  return isWide(head) || !head.some((byte) => byte < 32 && ![9, 10, 11, 12, 13, 26, 27].includes(byte));
}

function namesIn(head: Buffer): string[] {
  const names: string[] = [];
  for (let at = head.indexOf('PK\u0003\u0004'); at >= 0 && at + 30 <= head.length;) {
    const length = head.readUInt16LE(at + 26);
    names.push(head.toString('latin1', at + 30, at + 30 + length));
    at = head.indexOf('PK\u0003\u0004', at + 30 + length);
  }
  return names;
}
