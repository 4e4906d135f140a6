import { createHash } from 'node:crypto';

/** About 16,000 hashes: under a second on a cheap phone, and a cost to whoever wants many. */
export const puzzleBits = 14;

/** Whether the number makes the hash begin with enough zero bits. */
export function solvesPuzzle(salt: string, work: string, bits: number): boolean {
  const digest = createHash('sha256').update(`${salt}${work}`).digest();
  return leadingZeroBits(digest) >= bits;
}

function leadingZeroBits(digest: Uint8Array): number {
  let count = 0;
  for (const byte of digest) {
    if (byte !== 0) return count + Math.clz32(byte) - 24;
    count += 8;
  }
  return count;
}
