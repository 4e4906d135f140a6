import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isNightly } from '../support/nightly.ts';
import { expect, test } from '../support/portal.ts';
import { scaledLimit } from '@portico/testing/scaled-limit';
import type * as verdicts from './verdicts.ts';
import { bundleForBrowsers, bundleForServer } from './bundles.ts';

declare global {
  interface Window {
    readonly verdicts: typeof verdicts;
  }
}

// Differences between builds show within the first thousands; a nightly run tries more.
const cases = isNightly ? 100_000 : 5_000;

// Forms and answers are generated from seeds on each side; everything the engine says about them is compared.
test('the browser’s build and the server’s build say the same of thousands of random forms', async ({ page }) => {
  test.setTimeout(scaledLimit(300_000));
  const folder = mkdtempSync(join(tmpdir(), 'portico-parity-'));
  try {
    const [script, module] = await Promise.all([bundleForBrowsers(folder), bundleForServer(folder)]);
    await page.addScriptTag({ content: readFileSync(script, 'utf8') });
    const server: Window['verdicts'] = await import(pathToFileURL(module).href);
    const inBrowser = page.evaluate((to) => window.verdicts.verdictsOf(0, to), cases);
    const onServer = await server.verdictsOf(0, cases);
    expect(onServer).toHaveLength(cases / 1_000);
    expect(await inBrowser).toEqual(onServer);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
