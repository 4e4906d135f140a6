import { describe, expect, it } from 'vitest';
import { solvesPuzzle } from './puzzle.ts';

function solve(salt: string, bits: number): string {
  for (let number = 0; ; number += 1) if (solvesPuzzle(salt, String(number), bits)) return String(number);
}

describe('the puzzle', () => {
  it('is solved by trying, and the solution fits its own salt only', () => {
    const work = solve('salt', 12);
    expect(solvesPuzzle('salt', work, 12)).toBe(true);
    expect(solvesPuzzle('other', work, 12)).toBe(false);
  });

  it('needs about twice the work for each bit', () => {
    const hits = (bits: number) =>
      Array.from({ length: 4_096 }, (_, number) => solvesPuzzle('salt', String(number), bits)).filter(Boolean).length;
    expect(hits(0)).toBe(4_096);
    expect(hits(2)).toBeGreaterThan(900);
    expect(hits(2)).toBeLessThan(1_150);
    expect(hits(8)).toBeLessThan(40);
  });
});
