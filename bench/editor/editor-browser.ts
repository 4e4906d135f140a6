import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { findChromium } from '../../e2e/support/chromium.ts';
import type { FormPage } from '../form/browser/bench-browser.ts';
import { countCost } from '../form/browser/cost.ts';
import { serveFolder } from '../form/browser/serve-folder.ts';

export interface EditorBrowser {
  /** A page of the folder, by its name and what its address says. */
  readonly open: (name: string, search: string) => Promise<FormPage>;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Builds the console's page of a form as a product would ship it, serves it, and starts the browser. */
export async function startEditorBrowser(): Promise<EditorBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const root = fileURLToPath(new URL('./page', import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react()],
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { input: `${root}/ours.html` },
    },
  });
  const served = await serveFolder(folder);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  return {
    folder,
    async open(name, search) {
      const page = await context.newPage();
      page.setDefaultTimeout(240_000);
      await page.goto(`${served.url}/${name}.html?${search}`);
      const devtools = await context.newCDPSession(page);
      await countCost(devtools);
      return { page, devtools };
    },
    async close() {
      await browser.close();
      served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
