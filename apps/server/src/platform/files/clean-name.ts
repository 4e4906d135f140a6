import { extensionOf } from '@portico/form-engine/patterns/upload-types';

const longest = 200;

/** A name as it is shown and saved under: no folders, nothing invisible that turns text around, at most 200 characters. */
export function cleanName(sent: string): string {
  const base = sent.slice(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1);
  const seen = base
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (seen === '' || /^\.+$/.test(seen)) return 'file';
  const letters = [...seen];
  if (letters.length <= longest) return seen;
  const extension = extensionOf(seen);
  const kept = extension.length > 0 && extension.length < 20 ? `.${seen.slice(-extension.length)}` : '';
  return letters.slice(0, longest - kept.length).join('') + kept;
}

// Control characters, and those that make a name read otherwise than it is: cod.exe as exe.doc.
const unseen = /[\p{Cc}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;
