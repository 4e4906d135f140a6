import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const passedOver = new Set(['node_modules', 'dist', 'coverage']);
const isTest = (name) => /\.test\.tsx?$/.test(name);

/** One hash over every file that a build reads, by path and content; tests are left out. */
export function hashInputs(paths) {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}`);
  for (const file of paths.flatMap(listFiles)) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

function listFiles(path) {
  const entry = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(inRoot(path))
    .filter((name) => !passedOver.has(name) && !isTest(name))
    .toSorted()
    .flatMap((name) => listFiles(join(path, name)));
}
