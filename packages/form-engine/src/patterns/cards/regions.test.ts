import { describe, expect, it } from 'vitest';
import { isRegionCode, provinces, regions } from './regions.ts';

const ranges: readonly (readonly [number, number])[] = [
  [11, 15],
  [21, 23],
  [31, 37],
  [41, 46],
  [50, 54],
  [61, 65],
  [71, 71],
  [81, 83],
  [91, 91],
];

describe('regions', () => {
  it('are those of the standard, and no others', () => {
    const validCodes = Array.from({ length: 100 }, (_, code) => code).filter((code) =>
      isRegionCode(String(code).padStart(2, '0')),
    );
    const expected = ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, step) => first + step),
    );
    expect(validCodes).toEqual(expected);
  });

  it('come in order, each once, with a name in every language', () => {
    const codes = regions.map((region) => region.code);
    expect(codes).toEqual([...new Set(codes)].sort());
    for (const { name } of regions) expect([name.sc, name.tc, name.en].every((text) => text.trim() !== '')).toBe(true);
  });

  it('hold 34 provinces', () => {
    expect(provinces).toHaveLength(34);
  });

  it.each(['', '1', '110', '1１', ' 11', 'constructor'])('know no %j', (code) => {
    expect(isRegionCode(code)).toBe(false);
  });
});
