import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMoreParts } from './json-parts.ts';

/** Counts the values in a JSON text; the first of each list and object counts as its opening bracket. */
function partsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside: unknown[] = Object.values(value);
  return 1 + Math.max(0, inside.length - 1) + inside.reduce<number>((sum, one) => sum + partsIn(one), 0);
}

it('counts exactly, whatever the texts hold', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: fc.constantFrom('"', '\\', ',', '[', '{', 'a') }), (json) => {
      const parts = partsIn(JSON.parse(json));
      return !hasMoreParts(json, parts) && (parts === 0 || hasMoreParts(json, parts - 1));
    }),
  );
});

it.each(['"', '"\\', '[[[[', '{"a":"', '\\'])('ends at what is no JSON: %s', (text) => {
  expect(hasMoreParts(text, 10)).toBe(false);
});
