import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';

const entry = fileURLToPath(new URL('verdicts.ts', import.meta.url));

/** The engine as the portal's build bundles it: a script that sets `window.verdicts`. */
export async function bundleForBrowsers(folder: string): Promise<string> {
  await vite({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'browser'),
      target: ['es2022', 'chrome100', 'firefox100', 'safari15.4'],
      lib: { entry, formats: ['iife'], name: 'verdicts', fileName: () => 'verdicts.js' },
    },
  });
  return join(folder, 'browser/verdicts.js');
}

/** The engine as the server's build bundles it. */
export async function bundleForServer(folder: string): Promise<string> {
  const outfile = join(folder, 'verdicts.mjs');
  await esbuild({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20' });
  return outfile;
}
