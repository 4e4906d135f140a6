import { planOf } from './plan.ts';

const candidates = Array.from({ length: 200 }, (_, at) => at + 1);

/**
 * The seeds whose schedules differ most: each adds as many new pairs of consecutive steps as any seed can. Twenty of
 * them cover more pairs than the first fifty, including the rare steps.
 */
export function chooseSeeds(count: number): readonly number[] {
  const left = new Map(candidates.map((seed) => [seed, pairsOf(seed)]));
  const chosen: number[] = [];
  while (chosen.length < count && left.size > 0) {
    const [seed, covered] = [...left].reduce((best, next) => (next[1].size > best[1].size ? next : best));
    chosen.push(seed);
    left.delete(seed);
    for (const pairs of left.values()) for (const pair of covered) pairs.delete(pair);
  }
  return chosen;
}

function pairsOf(seed: number): Set<string> {
  const steps = planOf(seed);
  return new Set(steps.slice(1).map((step, at) => `${steps[at]?.do} > ${step.do}`));
}
