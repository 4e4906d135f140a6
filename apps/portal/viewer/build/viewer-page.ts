import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { resourceFiles } from './resource-files.ts';

/**
 * Builds the page that shows documents as a separate build: otherwise all of pdf.js would end up in the file that the
 * portal's first load shares.
 */
export function viewerPage(): Plugin[] {
  let outDir = '';
  const page: Plugin = {
    name: 'viewer-page',
    configResolved({ root, build: { outDir: configured } }) {
      outDir = resolve(root, configured);
    },
    configureServer({ middlewares, config }) {
      // On localhost the page is requested without the base path (spec 7).
      middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/viewer.html')) request.url = config.base + request.url.slice(1);
        next();
      });
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (this.environment.mode === 'build') await buildViewer(outDir);
      },
    },
  };
  return [page, { ...resourceFiles(), apply: 'serve' }];
}

async function buildViewer(outDir: string): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  await build({
    configFile: false,
    root,
    base: '/apply/',
    logLevel: 'warn',
    plugins: [resourceFiles()],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1200,
      rolldownOptions: { input: resolve(root, 'viewer.html') },
      target: ['es2022', 'chrome100', 'firefox100', 'safari15.4'],
    },
  });
}
