import { expect, it } from 'vitest';
import type { Answer } from '../values/answer.ts';
import { lostBetween } from './lost-between.ts';

const file = { uid: 'u', name: 'a.pdf', url: '/a.pdf' };

it.each<[string, Answer, Answer, boolean, Answer | null]>([
  ['nothing', { value: 'a' }, { value: 'a' }, true, null],
  ['nothing of a date that is written differently', { value: '2010-02-03' }, { value: '2010/02/03' }, true, null],
  ['own words', { value: 'a', other: { a: 'x' } }, { value: 'a' }, true, { value: 'a', other: { a: 'x' } }],
  [
    'own words beside one of several choices',
    { value: ['a', 'b'], other: { a: 'x', b: 'y' } },
    { value: ['a', 'b'], other: { a: 'x' } },
    true,
    { value: ['b'], other: { b: 'y' } },
  ],
  ['a row of a matrix', { value: { r: '1', s: '2' } }, { value: { r: '1' } }, true, { value: { s: '2' } }],
  ['a document', { value: 'a', attachments: [file] }, { value: 'a' }, true, { value: 'a', attachments: [file] }],
  [
    'words that another type cannot take',
    { value: 'ask Li, 138' },
    { value: ['86', '138'] },
    false,
    { value: 'ask Li, 138' },
  ],
  ['nothing that another type takes whole', { value: 'a\nb' }, { value: 'a b' }, false, null],
])('%s is lost', (_what, before, after, isSameType, lost) => {
  expect(lostBetween(before, after, isSameType)).toEqual(lost);
});
