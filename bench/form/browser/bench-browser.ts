import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../e2e/support/chromium.ts';
import { buildPages, type Library } from '../build-pages.ts';
import type { PlanName } from '../plan/plans.ts';
import { countCost } from './cost.ts';
import { serveFolder } from './serve-folder.ts';

export interface FormPage {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export interface BenchBrowser {
  /** A page with the library loaded and the form defined, but not yet drawn. */
  readonly open: (library: Library, plan: PlanName, count: number) => Promise<FormPage>;
  readonly close: () => Promise<void>;
}

/** Builds the pages, serves them, and starts the browser. */
export async function startBenchBrowser(): Promise<BenchBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  await buildPages(folder);
  const served = await serveFolder(folder);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  return {
    async open(library, plan, count) {
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      await page.goto(`${served.url}/${library}/${library}.html?plan=${plan}&count=${count}`);
      const devtools = await context.newCDPSession(page);
      await countCost(devtools);
      await page.waitForFunction('window.bench !== undefined');
      return { page, devtools };
    },
    async close() {
      await browser.close();
      served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
