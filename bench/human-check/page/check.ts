import { solvePuzzle } from '../../../apps/portal/src/parts/human-proof/solve-puzzle.ts';

const { signal } = new AbortController();

/** What a page does while the clicked button is busy. */
Object.assign(window, {
  bench: { solve: (salt: string, bits: number) => solvePuzzle({ salt, bits }, signal) },
});
