import type { Browser } from '@playwright/test';
import { expect, test } from './support/portal.ts';

const kilobyte = 1024;

/** The transfer size of a first visit in KB: scripts and style sheets with their headers. */
const budgets = {
  '/login': 106,
  '/register': 113,
  '/statement': 104,
  '/ref_login': 113,
  '/activity': 110,
  '/guide': 104,
  '/verify/': 108,
} as const;

for (const [route, budget] of Object.entries(budgets)) {
  test(`a first visit to ${route} loads at most ${budget} KB of scripts and styles`, async ({ browser }) => {
    const bytes = await weigh(browser, route);
    process.stdout.write(`  ${route}: ${inKilobytes(bytes)} of ${budget} KB\n`);
    expect(bytes).toBeGreaterThan(10 * kilobyte);
    expect(bytes).toBeLessThanOrEqual(budget * kilobyte);
  });
}

// Browsers use brotli over TLS and gzip without; the latter is printed so that its growth is noticed.
test('what the heaviest of them weighs without TLS is known', async ({ browser }) => {
  const bytes = await weigh(browser, '/register', { 'accept-encoding': 'gzip' });
  process.stdout.write(`  /register: ${inKilobytes(bytes)} KB in gzip\n`);
  expect(bytes).toBeGreaterThan(10 * kilobyte);
});

function inKilobytes(bytes: number): string {
  return (bytes / kilobyte).toFixed(1);
}

/** The bytes of scripts and style sheets that a browser with an empty cache receives. */
async function weigh(browser: Browser, route: string, extraHTTPHeaders: Record<string, string> = {}): Promise<number> {
  const context = await browser.newContext({ extraHTTPHeaders });
  const page = await context.newPage();
  await page.addInitScript(stopPrefetching);
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (/Script|Stylesheet/.test(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  await page.goto(route === '/verify/' ? route : `/apply/jrzs/#${route}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.close();
  return bytes;
}

/** The screens likely to be opened next load two seconds later; on a busy machine that is before the network is idle. */
function stopPrefetching(): void {
  window.setTimeout = new Proxy(window.setTimeout, {
    apply: (setTimer, page, [work, ms]: [() => void, number?]) =>
      ms !== undefined && ms >= 2000 ? 0 : Reflect.apply(setTimer, page, [work, ms]),
  });
}
