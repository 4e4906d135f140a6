import { describe, expect, it } from 'vitest';
import { blocksFor, drawnOf } from './draw-order.ts';
import type { PreviewSection } from './preview-section.ts';

const section = (id: string, lines: readonly number[]): PreviewSection => ({
  id,
  title: id,
  kind: 'module',
  blocks: lines.map((count, index) => ({ kind: 'pairs', key: `${index}`, lines: count, pairs: [] })),
});
const sections = [section('a', [16, 16, 4]), section('b', []), section('c', [16, 16, 16])];

describe('blocks that fill the screen', () => {
  it.each([
    [null, 10, 1],
    [null, 16, 1],
    [null, 17, 2],
    [null, 40, 4],
    ['a', 40, 4],
    ['b', 10, 4],
    ['c', 20, 5],
    ['c', 999, 6],
  ] as const)('from %s, %i lines: %i', (from, lines, count) => expect(blocksFor(sections, from, lines)).toBe(count));
});

it('draws sections from the top', () => {
  const drawn = (count: number) => sections.map((one) => drawnOf(sections, one, count));
  expect([0, 2, 3, 4, 99].map(drawn)).toEqual([
    [0, 0, 0],
    [2, 0, 0],
    [3, 0, 0],
    [3, 0, 1],
    [3, 0, 3],
  ]);
});
