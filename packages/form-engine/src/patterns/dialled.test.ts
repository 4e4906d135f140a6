import { expect, test } from 'vitest';
import { readDialled } from './dialled.ts';

const areas = ['86', '852', '853', '44', '1', '1268', '7'];

test.each([
  ['+86 138 0013 8000', { area: '86', number: '13800138000' }],
  [' ＋８５２ 5123-4567', { area: '852', number: '51234567' }],
  ['+1 268-464-1234', { area: '1268', number: '4641234' }],
  ['+1 212 555 0123', { area: '1', number: '2125550123' }],
  ['+999 1', null],
  ['8613800138000', null],
  ['138', null],
] as const)('%s is taken apart: %o', (text, dialled) => {
  expect(readDialled(text, areas)).toEqual(dialled);
});

test.each([
  ['+', 'begun'],
  ['+8', 'begun'],
  ['+85', 'begun'],
  ['+852', { area: '852', number: '' }],
  ['+86', { area: '86', number: '' }],
  ['+1', 'begun'],
  ['+12', 'begun'],
  ['+1 ', { area: '1', number: '' }],
  ['+120', { area: '1', number: '20' }],
  ['+1268', { area: '1268', number: '' }],
  ['+9', null],
] as const)('while it is typed, %s waits only where another code may follow: %o', (text, dialled) => {
  expect(readDialled(text, areas)).toEqual(dialled);
});
