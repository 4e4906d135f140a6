import { expect, test } from 'vitest';
import { fitPortrait, portraitProblem } from './portrait-rules.ts';

const mega = 1024 * 1024;

test.each([
  ['image/jpeg', mega, null],
  ['image/png', 5 * mega, null],
  ['image/png', 5 * mega + 1, 'size'],
  ['image/gif', 10, 'format'],
  ['application/pdf', 10, 'format'],
  ['', 10, 'format'],
])('%s of %i bytes: %s', (type, size, problem) => {
  expect(portraitProblem({ type, size })).toBe(problem);
});

test.each([
  [{ width: 295, height: 413 }, 1, { width: 295, height: 413 }],
  [{ width: 3000, height: 4200 }, 1, { width: 885, height: 1239 }],
  [{ width: 4000, height: 1000 }, 1, { width: 885, height: 221 }],
  [{ width: 885, height: 1239 }, 0.5, { width: 443, height: 620 }],
  [{ width: 10_000, height: 1 }, 0.5, { width: 443, height: 1 }],
])('%o shrunk by %d is drawn at %o', (size, shrink, drawn) => {
  expect(fitPortrait(size, shrink)).toEqual(drawn);
});
