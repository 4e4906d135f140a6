import { puzzleBits } from '../apps/server/src/features/accounts/proofs/puzzle.ts';
import { type CheckBrowser, startCheckBrowser } from './human-check/check-browser.ts';
import type { Benchmark } from './support/benchmark.ts';

// The number of attempts is random, so the 90th percentile of the waiting time counts.
const puzzles = 30;
const share = 0.9;
const warmUp = 3;
const settings = [
  { name: 'on a desk', slowdown: 1, allowedMs: 300 },
  { name: 'at 6x slowdown', slowdown: 6, allowedMs: 2_000 },
] as const;

/** The browser's cost of proving that a person is there, compared with the limit. */
export const benchmark: Benchmark = async () => {
  const browser = await startCheckBrowser();
  try {
    const rows = [];
    for (const { name, slowdown, allowedMs } of settings) {
      const measured = await mostOf(browser, slowdown);
      rows.push({
        name: `human check ${name}, nine in ten / allowed`,
        unit: 'ms',
        measured,
        peer: allowedMs,
        limit: 1,
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
};

async function mostOf(browser: CheckBrowser, slowdown: number): Promise<number> {
  const spent: number[] = [];
  for (let at = -warmUp; at < puzzles; at += 1) {
    const ms = await browser.solve({ salt: `puzzle ${at} `, bits: puzzleBits }, slowdown);
    if (at >= 0) spent.push(ms);
  }
  return spent.toSorted((a, b) => a - b)[Math.floor(puzzles * share)] ?? Number.NaN;
}
