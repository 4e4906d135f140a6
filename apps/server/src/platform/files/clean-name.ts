import { extensionOf } from '@portico/form-engine/patterns/upload-types';

const longest = 200;

/**
 * A file name for display and download: no folders, no invisible characters that reverse text, at most 200 characters.
 */
export function cleanName(sent: string): string {
  const base = sent.slice(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1);
  const visible = base
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (visible === '' || /^\.+$/.test(visible)) return 'file';
  const letters = [...visible];
  if (letters.length <= longest) return visible;
  const extension = extensionOf(visible);
  const ending = extension.length > 0 && extension.length < 20 ? `.${visible.slice(-extension.length)}` : '';
  return letters.slice(0, longest - ending.length).join('') + ending;
}

// Control characters, and those that make a name look different: cod.exe as exe.doc.
const unseen = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;
