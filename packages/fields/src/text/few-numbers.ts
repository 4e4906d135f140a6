import type { TextSettings } from '@portico/form-engine/definition/field-definition';

const mostCounted = 40;
const mostTried = 1_000;

/** All numbers that can be written with so many characters; null if there are many. */
export function fewNumbers({
  least = -Infinity,
  greatest = Infinity,
  longest = Infinity,
}: TextSettings): readonly number[] | null {
  if (longest === Infinity) return null;
  const from = Math.max(least, -(10 ** (longest - 1)));
  const to = Math.min(greatest, 10 ** longest);
  const numbers = new Set<number>();
  for (let places = 0; places <= Math.max(0, Math.min(12, longest - 2)); places += 1) {
    const step = 10 ** places;
    const last = Math.floor(to * step);
    for (let count = Math.ceil(from * step); count <= last; count += 1) {
      const written = (count / step).toFixed(places);
      if (written.length <= longest && Number(written) >= least && Number(written) <= greatest)
        numbers.add(Number(written));
      if (numbers.size > mostCounted || count - Math.ceil(from * step) > mostTried) return null;
    }
  }
  return [...numbers];
}
