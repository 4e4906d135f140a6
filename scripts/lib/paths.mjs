import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export const inRoot = (...parts) => join(root, ...parts);

/** A program from node_modules/.bin. */
export const bin = (name) => inRoot('node_modules/.bin', name);

/** The vite of an app: its own version if it differs from that of the test runner. */
export const viteOf = (app) =>
  join(dirname(createRequire(inRoot('apps', app, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
