import { sha256 } from '@noble/hashes/sha2.js';

export interface Puzzle {
  readonly salt: string;
  readonly bits: number;
}

const sliceMs = 12;

/**
 * Finds a number whose SHA-256 with the salt begins with this many zero bits, in slices that keep the page responsive.
 */
export async function solvePuzzle({ salt, bits }: Puzzle, signal: AbortSignal): Promise<string> {
  const encoder = new TextEncoder();
  const solves = (number: number) => leadingZeroBits(sha256(encoder.encode(`${salt}${number}`))) >= bits;
  let number = 0;
  for (;;) {
    const end = performance.now() + sliceMs;
    do {
      if (solves(number)) return String(number);
      number += 1;
    } while (performance.now() < end);
    await nextTurn();
    signal.throwIfAborted();
  }
}

export function leadingZeroBits(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0);
  if (first === -1) return digest.length * 8;
  return first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
