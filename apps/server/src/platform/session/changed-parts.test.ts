import { describe, expect, it } from 'vitest';
import { changedParts } from './changed-parts.ts';

const moment = new Date('2026-03-01T00:00:00Z');
const rows: readonly (readonly [name: string, before: unknown, after: unknown, kept: unknown])[] = [
  ['what is the same is left out', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ b: 2 }, { b: 3 }]],
  ['also deep inside', { a: { x: 1, y: 2 } }, { a: { x: 1, y: 3 } }, [{ a: { y: 2 } }, { a: { y: 3 } }]],
  ['the order of keys is no change', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, [{}, {}]],
  ['what is new was null before', {}, { a: 1 }, [{ a: null }, { a: 1 }]],
  ['what is gone is null after', { a: 1 }, {}, [{ a: 1 }, { a: null }]],
  ['lists are kept whole', { a: [1, 2] }, { a: [1] }, [{ a: [1, 2] }, { a: [1] }]],
  ['made from nothing', null, { a: 1 }, [null, { a: 1 }]],
  ['removed', { a: 1 }, undefined, [{ a: 1 }, null]],
  ['moments are values', { a: moment }, { a: null }, [{ a: moment }, { a: null }]],
  ['long texts are cut', 'x', 'y'.repeat(2_000), ['x', `${'y'.repeat(1_000)}…`]],
];

describe('changedParts', () => {
  it.each(rows)('%s', (_name, before, after, kept) => {
    const parts = changedParts({ before, after });
    expect([parts.before, parts.after]).toEqual(kept);
  });

  it('keeps how parts are called as it is', () => {
    const names = { a: { label: 'A' } };
    expect(changedParts({ before: { a: 1 }, after: { a: 2 }, names })).toEqual({
      before: { a: 1 },
      after: { a: 2 },
      names,
    });
  });
});
