/** A nightly run (`PORTICO_NIGHT=1`) runs every scenario in every language. */
export const isNightly = process.env['PORTICO_NIGHT'] === '1';

/** By day a scenario runs in one of its variants, chosen by the length of its title: any fixed rule spreads them. */
export function variantsToRun<T>(title: string, variants: readonly T[]): readonly T[] {
  if (isNightly) return variants;
  const at = title.length % Math.max(variants.length, 1);
  return variants.slice(at, at + 1);
}
