import { expect, test } from 'vitest';
import { marksFor } from './scale.ts';

test.each([
  [
    [0, 1311],
    [0, 500, 1000, 1500],
  ],
  [
    [40, 55],
    [0, 20, 40, 60],
  ],
  [
    [0.1, 0.3],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [-3, 4],
    [-4, -2, 0, 2, 4],
  ],
  [[], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [[0], [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('the axis for %j has the marks %j', (values, marks) => {
  expect(marksFor(values)).toEqual(marks);
});
