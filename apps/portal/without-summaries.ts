import type { Plugin } from 'vite';

const routeFile = /packages\/contract\/src\/[\w-]+\.ts$/;
const summary = /^ +summary:\s+(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),$/gm;

/** What a call is for is told to readers of the API's description; browsers need not load it. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (routeFile.test(id) ? code.replaceAll(summary, '') : null),
  };
}
