import { createHash } from 'node:crypto';

/**
 * About 8,000 hashes: a tenth of a second on a desktop, under a second on a cheap phone (bench/human-check.bench.ts).
 */
export const puzzleBits = 13;

// A school class may share an address and then waits a second. Beyond that, the requests hardly come from people.
const harder = [
  { over: 300, bits: 18 },
  { over: 60, bits: 16 },
] as const;

/** Harder only for a client network that has solved very many puzzles within the hour. */
export function puzzleBitsAfter(proofs: number): number {
  return harder.find(({ over }) => proofs > over)?.bits ?? puzzleBits;
}

/** Whether the hash begins with enough zero bits. */
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
