import { isMainlandMobile } from '@portico/form-engine/patterns/mobile';
import { narrow } from '@portico/form-engine/patterns/narrow';
import { oneDot } from '@portico/form-engine/patterns/text-key';
import { dropUnseen } from '@portico/form-engine/patterns/unseen';
import { withScheme } from '@portico/form-engine/patterns/web-address';

/** How a line is read as it is meant, by what it must be. Each reads what it gave once more without a change. */
export const readers = {
  asTyped: (line: string) => line.trim(),
  /** Chinese characters: the dot of a name is one sign, however it was typed. */
  name: (line: string) => oneDot(dropUnseen(line)).trim(),
  line: narrowed,
  /** Numbers of documents, which people copy in groups. */
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

// What stands around a number stays where it is no mobile: then it is for the person to put right.
function mobile(line: string): string {
  const bare = withoutBlanks(line);
  const number = bare.replace(/^(?:\+|00)86/, '').replaceAll(/[()-]+/g, '');
  return isMainlandMobile(number) ? number : bare;
}
