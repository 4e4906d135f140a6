import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compileMessages } from '../../apps/portal/compile-messages.ts';

export const libraries = ['ours', 'survey', 'rjsf'] as const;

export type Library = (typeof libraries)[number];

/** Builds each library's page as a product would ship it: production mode, minified, ours with preloaded messages. */
export async function buildPages(folder: string): Promise<void> {
  const root = fileURLToPath(new URL('./pages', import.meta.url));
  for (const library of libraries) {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      plugins: [react(), compileMessages()],
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      build: {
        outDir: `${folder}/${library}`,
        emptyOutDir: true,
        chunkSizeWarningLimit: 5_000,
        rolldownOptions: { input: `${root}/${library}.html` },
      },
      base: `/${library}/`,
    });
  }
}
