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
  const number = await solvePuzzle({ salt: 'north', bits: 10 }, { signal, onProgress: () => undefined });
  const digest = createHash('sha256').update(`north${number}`).digest();
  expect(leadingZeroBits(digest)).toBeGreaterThanOrEqual(10);
});

test('it tells its progress and stops when told to', async () => {
  const controller = new AbortController();
  const seen: number[] = [];
  const solving = solvePuzzle(
    { salt: 'north', bits: 60 },
    {
      signal: controller.signal,
      onProgress: (progress) => {
        seen.push(progress);
        if (seen.length === 3) controller.abort();
      },
    },
  );
  await expect(solving).rejects.toThrow();
  expect(seen).toHaveLength(3);
  expect([...seen].sort((one, other) => one - other)).toEqual(seen);
});
