import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compileMessages } from '../../apps/portal/compile-messages.ts';
import { findChromium } from '../../e2e/support/chromium.ts';
import { serveFolder } from '../form/browser/serve-folder.ts';

export interface PreviewBrowser {
  /** A page with everything loaded and the application in memory, but nothing drawn. */
  readonly open: (count: number) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** Builds the page as a product would ship it, serves it, and starts the browser. */
export async function startPreviewBrowser(): Promise<PreviewBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const root = fileURLToPath(new URL('./page', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react(), compileMessages()],
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: `${root}/preview.html` } },
  });
  const served = await serveFolder(folder);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  return {
    async open(count) {
      const page = await context.newPage();
      await page.goto(`${served.url}/preview.html?count=${count}`);
      await page.waitForFunction('window.bench !== undefined');
      return page;
    },
    async close() {
      await browser.close();
      served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
