/** A run of a night's length tells every story in every language: `PORTICO_NIGHT=1`. */
export const isNight = process.env['PORTICO_NIGHT'] === '1';

/** By day a story is told in one of its languages. Its length decides which: any fixed rule spreads them. */
export function tellings<T>(story: string, spoken: readonly T[]): readonly T[] {
  if (isNight) return spoken;
  const at = story.length % Math.max(spoken.length, 1);
  return spoken.slice(at, at + 1);
}
