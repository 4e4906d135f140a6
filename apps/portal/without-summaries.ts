import type { Plugin } from 'vite';

const routeFile = /packages\/contract\/src\/[\w-]+\/[\w-]+\.ts$/;
const summary = /^ +summary:\s+(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),$/gm;
// Properties of a route that only the server uses: who may call it, how often, and what comes with the answer.
const ofServer = /^ {2}(?:name|access|limit|may|uidNames|opensFiles|admitsStaff): [^\n]*,$/gm;

/** Summaries of calls are for readers of the API description; browsers need not load them. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      routeFile.test(id) && code.includes('route<') ? code.replaceAll(summary, '').replaceAll(ofServer, '') : null,
  };
}
