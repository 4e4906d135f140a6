import { expect, test } from 'vitest';
import { pathOf } from './sparkline.tsx';

test.each<[string, readonly (number | null)[], string]>([
  ['rises from the bottom to the top', [0, 5, 10], 'M0.0 31.0h0L60.0 16.0L120.0 1.0'],
  ['lies at the bottom where all is 0', [0, 0], 'M0.0 31.0h0L120.0 31.0'],
  ['has a gap where nothing is known', [1, null, 1], 'M0.0 1.0h0M120.0 1.0h0'],
  ['is nothing of nothing', [], ''],
])('a line %s', (_name, values, path) => {
  expect(pathOf(values)).toBe(path);
});
