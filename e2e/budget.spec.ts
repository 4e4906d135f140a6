import { expect, test } from './support/portal.ts';

const kilobyte = 1024;

/** What a first visit may weigh over the wire, scripts and style sheets together, in KB. */
const budgets = { '/login': 120, '/register': 120, '/statement': 120, '/ref_login': 120, '/activity': 120 } as const;

for (const [route, budget] of Object.entries(budgets)) {
  test(`a first visit to ${route} loads at most ${budget} KB of scripts and styles`, async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const kinds = new Map<string, string>();
    let bytes = 0;
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (/Script|Stylesheet/.test(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
    });
    await page.goto(`/apply/jrzs/#${route}`);
    await expect(page.locator('h1').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.close();
    process.stdout.write(`  ${route}: ${(bytes / kilobyte).toFixed(1)} KB of ${budget} KB\n`);
    expect(bytes).toBeGreaterThan(10 * kilobyte);
    expect(bytes).toBeLessThanOrEqual(budget * kilobyte);
  });
}
