import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { leadingZeroBits, solvePuzzle } from './solve-puzzle.ts';

test.each([
  [[0x80, 0], 0],
  [[0x40, 0], 1],
  [[0x01, 0xff], 7],
  [[0x00, 0x80], 8],
  [[0x00, 0x0f], 12],
  [[0x00, 0x00], 16],
])('%j begins with %i zero bits', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
});

test('the number found is one the server accepts', async () => {
  const { signal } = new AbortController();
  const number = await solvePuzzle({ salt: 'north', bits: 10 }, signal);
  const digest = createHash('sha256').update(`north${number}`).digest();
  expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(10);
});

test('it stops when told to', async () => {
  const controller = new AbortController();
  const solving = solvePuzzle({ salt: 'north', bits: 60 }, controller.signal);
  setTimeout(() => controller.abort(), 0);
  await expect(solving).rejects.toThrow();
});
