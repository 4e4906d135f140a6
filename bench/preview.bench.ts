import { type Benchmark, median } from './support/benchmark.ts';
import { type PreviewBrowser, startPreviewBrowser } from './preview/preview-browser.ts';

const few = 50;
const many = 1_000;
const rounds = 13;
// How many files one screen and the browser's read-ahead may request; nearly all of 200 files are out of sight.
const mostFiles = 40;

/** From answers to the first paint, each time in a fresh page; the two take turns. */
export const benchmark: Benchmark = async () => {
  const browser = await startPreviewBrowser();
  try {
    const paints: Record<number, number[]> = { [few]: [], [many]: [] };
    for (let round = -1; round < rounds; round += 1) {
      for (const count of [few, many]) {
        const paint = await firstPaint(browser, count);
        if (round >= 0) paints[count]?.push(paint);
      }
    }
    return [
      {
        name: `first paint of a preview, ${many} fields / ${few} fields`,
        unit: 'ms',
        measured: median(paints[many] ?? []),
        peer: median(paints[few] ?? []),
        limit: 2,
      },
    ];
  } finally {
    await browser.close();
  }
};

/** Also checks that all fields are drawn in the end, and that files out of sight are not requested. */
async function firstPaint(browser: PreviewBrowser, count: number): Promise<number> {
  const page = await browser.open(count);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/files/')) requests += 1;
  });
  const paint = await page.evaluate<number>('bench.firstPaint()');
  await page.waitForFunction(`bench.drawn() >= ${count}`);
  await page.close();
  if (requests > mostFiles) throw new Error(`${requests} files were loaded for the first screen`);
  return paint;
}
