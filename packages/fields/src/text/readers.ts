import { isMainlandMobile } from '@portico/form-engine/patterns/mobile';
import { narrow } from '@portico/form-engine/patterns/narrow';
import { oneDot } from '@portico/form-engine/patterns/text-key';
import { dropUnseen } from '@portico/form-engine/patterns/unseen';
import { withScheme } from '@portico/form-engine/patterns/web-address';

/** Normalises a line by its nature. Each is idempotent. */
export const readers = {
  asTyped: (line: string) => line.trim(),
  /** Chinese names: the middle dot becomes one character, however it was typed. */
  name: (line: string) => oneDot(dropUnseen(line)).trim(),
  line: narrowed,
  /** Document numbers, which people copy in groups. */
  code: withoutBlanks,
  number: (line: string) => narrowed(line).replaceAll(/[。｡]/g, '.'),
  address: (line: string) => narrowed(line).replaceAll(/[。｡]/g, '.'),
  mobile,
  landline: (line: string) => narrowed(line).replaceAll(/[ーｰ]/g, '-').replaceAll(/ {2,}/g, ' '),
  page: (line: string) => withScheme(narrowed(line)),
} as const;

function narrowed(line: string): string {
  return dropUnseen(narrow(line)).trim();
}

function withoutBlanks(line: string): string {
  return narrowed(line).replaceAll(/\s+/g, '');
}

// If it is not a mobile number, the text around it stays for the person to correct.
function mobile(line: string): string {
  const bare = withoutBlanks(line);
  const number = bare.replace(/^(?:\+|00)86/, '').replaceAll(/[()-]+/g, '');
  return isMainlandMobile(number) ? number : bare;
}
