import { sha256 } from '@noble/hashes/sha2.js';

export interface Puzzle {
  readonly salt: string;
  readonly bits: number;
}

interface Course {
  readonly signal: AbortSignal;
  /** How likely the puzzle would have been solved by now, 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

const sliceMs = 12;
// Every report re-renders the page, which takes longer than a slice.
const slicesPerReport = 8;

/**
 * Finds a number whose SHA-256 with the salt begins with so many zero bits, in slices that keep the page responsive.
 */
export async function solvePuzzle({ salt, bits }: Puzzle, { signal, onProgress }: Course): Promise<string> {
  const encoder = new TextEncoder();
  const solves = (number: number) => leadingZeroBits(sha256(encoder.encode(`${salt}${number}`))) >= bits;
  const chance = 2 ** -bits;
  let number = 0;
  for (let slice = 1; ; slice += 1) {
    const end = performance.now() + sliceMs;
    do {
      if (solves(number)) return String(number);
      number += 1;
    } while (performance.now() < end);
    if (slice % slicesPerReport === 0) onProgress(1 - (1 - chance) ** number);
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
