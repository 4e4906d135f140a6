import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { createMeasures } from './measures.ts';

function open() {
  return createMeasures(new Pool(), { now: () => frozenNow });
}

it('counts what was answered in each half minute by itself', () => {
  const measures = open();
  measures.note(200, 10);
  measures.note(503, 30);
  measures.sample();
  measures.sample();
  expect(measures.recent()).toMatchObject([
    { at: frozenNow, requests: 2, faults: 1, meanMs: 20, busy: 0, awaited: 0 },
    { requests: 0, faults: 0, meanMs: null },
  ]);
  expect(measures.recent()[0]?.memoryBytes).toBeGreaterThan(10_000_000);
  measures.close();
});

it('keeps an hour and no more', () => {
  const measures = open();
  for (let count = 1; count <= 130; count += 1) {
    for (let one = 0; one < count; one += 1) measures.note(200, 1);
    measures.sample();
  }
  expect(measures.recent().map(({ requests }) => requests)).toEqual(Array.from({ length: 120 }, (_, n) => n + 11));
  measures.close();
});
