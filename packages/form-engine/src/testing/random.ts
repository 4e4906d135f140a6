/** A pseudo-random generator with the same sequence for the same seed in every engine. */
export interface Random {
  /** A whole number from 0 up to, but not including, `below`. */
  readonly number: (below: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
  readonly some: <T>(from: readonly T[], share: number) => T[];
}

/** Mulberry32: 32-bit arithmetic only, which no engine rounds differently. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const number = (below: number) => next() % below;
  return {
    number,
    chance: (share) => next() < share * 4_294_967_296,
    pick: (from) => from[number(from.length)] ?? from[0],
    some: (from, share) => from.filter(() => next() < share * 4_294_967_296),
  };
}
