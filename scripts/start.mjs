import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runScript } from './lib/refusal.mjs';

await runScript(async () => {
  await install();
  await build();
  // npm runs a script in its own folder and passes the folder it was called in; relative folders refer to the latter.
  if (process.argv.length > 3) process.argv[3] = resolve(process.env.INIT_CWD ?? '.', process.argv[3]);
  // In this same process, so that its signals reach the server.
  await import(pathToFileURL(inRoot('apps/server/dist/main.js')));
});
