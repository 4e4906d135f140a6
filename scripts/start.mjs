import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { settle } from './lib/refusal.mjs';

await settle(async () => {
  await install();
  await build();
  // In this very process, so that its signals reach the server.
  await import(pathToFileURL(inRoot('apps/server/dist/main.js')));
});
