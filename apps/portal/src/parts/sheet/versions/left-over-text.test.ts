import { expect, test } from 'vitest';
import { leftOverText } from './left-over-text.ts';

test.each([
  ['a line', '陈小明', '陈小明'],
  ['several choices', ['a', 'b'], 'a, b'],
  ['a range with its flag', ['2020-01', '2021-02', false], '2020-01, 2021-02'],
  ['a phone', ['+86', '13800000000'], '+86, 13800000000'],
  ['files by name', [{ uid: 'u', name: 'a.pdf', url: '/x' }], 'a.pdf'],
  ['a matrix', { r1: 'yes', r2: 'no' }, 'yes, no'],
  ['nothing', null, ''],
] as const)('%s', (_, value, text) => expect(leftOverText(value)).toBe(text));
