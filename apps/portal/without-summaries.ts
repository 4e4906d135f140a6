import type { Plugin } from 'vite';

const routeFile = /packages\/contract\/src\/[\w-]+\/[\w-]+\.ts$/;
const summary = /^ +summary:\s+(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),$/gm;
// What only the server asks a route for: who may call it, how often, and what comes with the answer.
const ofServer = /^ {2}(?:name|access|limit|may|uidNames|opensFiles|admitsStaff): [^\n]*,$/gm;

/** What a call is for and who may make it is told to readers of the API's description; browsers need not load it. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) =>
      routeFile.test(id) && code.includes('route<') ? code.replaceAll(summary, '').replaceAll(ofServer, '') : null,
  };
}
