/** Round marks for an axis that has all values, and zero, which bars begin at. */
export function marksFor(values: readonly number[], about = 5): readonly number[] {
  const lowest = Math.min(0, ...values);
  // Where all values are zero, there is still room above.
  const highest = Math.max(0, ...values) || (lowest < 0 ? 0 : 1);
  const step = roundStep((highest - lowest) / about);
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  // Multiplied rather than added up, and rounded, so that 0.1 + 0.2 does not show.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** 1, 2 or 5 times a power of ten, not smaller than asked for. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const times = [1, 2, 5, 10].find((one) => one * power >= least) ?? 10;
  return times * power;
}
