import type { Bounds } from '@portico/form-engine/definition/condition';
import { isDecimal } from '@portico/form-engine/patterns/decimal';

/**
 * Every bound, and between, below and above them the number that is shortest to write. `isWhole` if there is a whole number
 * in every place.
 */
export function numbersAround(bounds: readonly Bounds[]): {
  readonly numbers: readonly string[];
  readonly isWhole: boolean;
} {
  const ends = bounds.flatMap(({ least, most }) => [least, most]).filter((end) => end !== undefined);
  const cuts = [...new Set(ends.filter(Number.isFinite))].sort((one, other) => one - other);
  const numbers = cuts.map(written);
  let isWhole = cuts.every(Number.isInteger);
  for (let at = 0; at <= cuts.length; at += 1) {
    const below = cuts[at - 1] ?? -Infinity;
    const above = cuts[at] ?? Infinity;
    const whole = shortestWhole(below, above);
    isWhole &&= whole !== null;
    numbers.push(written(whole ?? (below + above) / 2));
  }
  return { numbers: numbers.filter(isDecimal), isWhole: isWhole && numbers.every(isDecimal) };
}

/** The whole number between two others, without them, that is nearest to zero; null if there is none. */
function shortestWhole(below: number, above: number): number | null {
  if (below < 0 && above > 0) return 0;
  const number = below >= 0 ? Math.floor(below) + 1 : Math.ceil(above) - 1;
  return number > below && number < above ? number : null;
}

// Without an exponent, which nobody writes.
function written(number: number): string {
  return String(number);
}
