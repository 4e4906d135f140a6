import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalHash, canonicalJson } from './canonical-json.ts';

describe('canonicalJson', () => {
  it.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ 10: 'a', 9: 'b' }, '{"10":"a","9":"b"}'],
    [{ a: undefined, b: [null, true, 'x'] }, '{"b":[null,true,"x"]}'],
    [
      { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 },
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    ],
    [[-0, 1e21, 0.1, 333333333.25, 1e-7], '[0,1e+21,0.1,333333333.25,1e-7]'],
    ['𠮷\u001f"\\', '"𠮷\\u001f\\"\\\\"'],
  ])('writes %j after RFC 8785', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it.each([Number.NaN, Infinity, undefined, () => 1, 1n, [undefined], { at: new Date(0) }])(
    'refuses what JSON cannot say: %s',
    (value) => {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    },
  );

  it('is the same however an object was put together, and says the same as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(turned(value))).toBe(text);
      }),
    );
  });
});

it('hashes the UTF-8 of the text', () => {
  expect(canonicalHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, member]) => [key, turned(member)]),
  );
}
