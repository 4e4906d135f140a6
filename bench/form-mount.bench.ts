import { type Benchmark, median } from './support/benchmark.ts';
import { startBenchBrowser } from './form/browser/bench-browser.ts';
import type { Cost } from './form/browser/cost.ts';
import { mountForm } from './form/browser/mount-form.ts';
import { libraries, type Library } from './form/build-pages.ts';

const count = 200;
const rounds = 13;

/** From definition to screen, all types, each time in a fresh page; the libraries take turns. CPU of the page's main thread. */
export const benchmark: Benchmark = async () => {
  const browser = await startBenchBrowser();
  try {
    const costs: Record<Library, Cost[]> = { ours: [], survey: [], rjsf: [] };
    for (let round = -1; round < rounds; round += 1) {
      for (const library of libraries) {
        const form = await browser.open(library, 'all', count);
        const cost = await mountForm(form);
        await form.page.close();
        if (round >= 0) costs[library].push(cost);
      }
    }
    const row = (peer: Library, name: string, part: keyof Cost, limit: number) => ({
      name: `mount ${count} fields of all types, ${name}`,
      unit: 'ms',
      measured: median(costs.ours.map((cost) => cost[part])),
      peer: median(costs[peer].map((cost) => cost[part])),
      limit,
    });
    return [
      row('rjsf', 'CPU / @rjsf/core unstyled', 'task', 1.3),
      row('survey', 'CPU / SurveyJS', 'task', 0.35),
      row('rjsf', 'script only / @rjsf/core unstyled', 'script', 1.3),
    ];
  } finally {
    await browser.close();
  }
};
