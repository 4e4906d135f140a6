import type { Bounds } from '@portico/form-engine/definition/condition';

const longest = 20_000;

/** The lengths on both sides of every bound, from one character on; without those that are too long to be tried. */
export function lengthsAround(bounds: readonly Bounds[]): {
  readonly lengths: readonly number[];
  readonly isEvery: boolean;
} {
  const ends = bounds.flatMap(({ least, most }) => [least, most]).filter((end) => end !== undefined);
  const near = [1, ...ends.flatMap((end) => [Math.ceil(end) - 1, Math.ceil(end), Math.floor(end) + 1])];
  const lengths = [...new Set(near)].filter((length) => length >= 1 && length <= longest);
  return { lengths, isEvery: ends.every((end) => end < longest || !Number.isFinite(end)) };
}

/** Texts of one character, as long as these. */
export function textsOfLengths(character: string, bounds: readonly Bounds[]) {
  const { lengths, isEvery } = lengthsAround(bounds);
  return { texts: lengths.map((length) => character.repeat(length)), isEvery };
}
