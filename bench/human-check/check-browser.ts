import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../../e2e/support/chromium.ts';
import { serveFolder } from '../form/browser/serve-folder.ts';

export interface CheckBrowser {
  /** Milliseconds of CPU that the page's thread spends on one puzzle, on a machine slower by this factor. */
  readonly solve: (puzzle: { readonly salt: string; readonly bits: number }, slowdown: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The check as the portal ships it, in a separate page. */
export async function startCheckBrowser(): Promise<CheckBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const root = fileURLToPath(new URL('./page', import.meta.url));
  const input = `${root}/check.html`;
  const out = { outDir: folder, emptyOutDir: true, rolldownOptions: { input } };
  await build({ root, configFile: false, logLevel: 'error', mode: 'production', build: out });
  const served = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  await page.goto(`${served.url}/check.html`);
  await page.waitForFunction('window.bench !== undefined');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spentMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  return {
    async solve({ salt, bits }, slowdown) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const before = await spentMs();
      await page.evaluate(`bench.solve(${JSON.stringify(salt)}, ${bits})`);
      return (await spentMs()) - before;
    },
    async close() {
      await browser.close();
      served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
