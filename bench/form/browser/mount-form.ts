import { type Cost, costSince, costSoFar } from './cost.ts';
import type { FormPage } from './bench-browser.ts';

// Waits for two frames, then for whatever the library deferred.
const mountAndRest = `new Promise((done) => {
  bench.mount();
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => requestIdleCallback(done), 200)));
})`;

/** Draws the form to the last field and returns the cost. */
export async function mountForm({ page, devtools }: FormPage): Promise<Cost> {
  await devtools.send('HeapProfiler.collectGarbage');
  const before = await costSoFar(devtools);
  await devtools.send('Runtime.evaluate', { expression: mountAndRest, awaitPromise: true });
  const cost = costSince(before, await costSoFar(devtools));
  const missing = await page.evaluate<number>('bench.missing()');
  if (missing > 0) throw new Error(`${missing} fields are not there: ${page.url()}`);
  return cost;
}
