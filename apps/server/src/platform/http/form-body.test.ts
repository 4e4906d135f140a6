import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Refused } from '../refused.ts';
import { parseForm } from './form-body.ts';

const read = (body: string) => ({ ...parseForm(Buffer.from(body)) });

it('reads what browsers send', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.dictionary(text, text, { maxKeys: 8 }), (fields) => {
      const sent = Object.entries(fields);
      expect(Object.entries(read(new URLSearchParams(sent).toString()))).toEqual(
        Object.entries(Object.fromEntries(sent)),
      );
    }),
  );
});

it.each<[string, object]>([
  ['', {}],
  ['&&', {}],
  ['a', { a: '' }],
  ['a=', { a: '' }],
  ['=b', { '': 'b' }],
  ['a=b=c', { a: 'b=c' }],
  ['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
  ['a=%', { a: '%' }],
  ['a=%e', { a: '%e' }],
  ['a=100%&b=%zz', { a: '100%', b: '%zz' }],
  ['a=%41+%2B', { a: 'A +' }],
  ['a=%ff', { a: '\ufffd' }],
  ['a=字', { a: '字' }],
  ['constructor=1', { constructor: '1' }],
])('%s', (body, fields) => {
  expect(read(body)).toEqual(fields);
});

it('accepts __proto__ as an ordinary field', () => {
  expect(Object.entries(parseForm(Buffer.from('__proto__=1')))).toEqual([['__proto__', '1']]);
});

it('refuses more fields than any call has', () => {
  expect(() => read('a=1&'.repeat(101))).toThrow(Refused);
});
