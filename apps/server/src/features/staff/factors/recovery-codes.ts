import { createHash, randomInt } from 'node:crypto';

const count = 10;
const groups = 4;
const groupLength = 4;
// Without letters that are taken for others. Sixteen of them have 79 bits, too many to be guessed from a fast hash.
const signs = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten codes, such as `k3f9-x2mp-7qht-w8ra`. */
export function makeCodes(): readonly string[] {
  return Array.from({ length: count }, () => Array.from({ length: groups }, makeGroup).join('-'));
}

function makeGroup(): string {
  return Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('');
}

/** The hash of a code however it was typed. It names the person, so that equal codes of two people look different. */
export function hashCode(staffId: string, typed: string): Buffer {
  const code = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${staffId} ${code}`).digest();
}
