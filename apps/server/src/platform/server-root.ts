import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder apps/server, found both from source and from the bundle in dist. */
export const serverRoot = findUp(dirname(fileURLToPath(import.meta.url)));

function findUp(folder: string): string {
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"@portico/server"')) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('apps/server/package.json is not above the running file');
  return findUp(parent);
}
