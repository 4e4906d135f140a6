import { cpSync, existsSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const parts = [
  'apps/server/package.json',
  'apps/server/dist',
  'apps/server/migrations',
  'apps/server/sql',
  'apps/server/seeds',
  'apps/portal/dist',
  'apps/console/dist',
];
const hashed = /-([\w-]{8})\.(js|css)$/;
// Compressed files would still refer to the files of the original build.
const packed = /\.(?:br|gz)$/;

/**
 * Copies the built product and renames every script and style of the portal, as the next build does: files that a page
 * of this build requests no longer exist. Returns the program to start.
 */
export function makeOtherBuild(folder: string): string {
  for (const part of parts) {
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !packed.test(path) });
  }
  for (const modules of ['node_modules', 'apps/server/node_modules'])
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(folder, modules));
  renameAssets(join(folder, 'apps/portal/dist'));
  return join(folder, 'apps/server/dist/main.js');
}

function renameAssets(dist: string): void {
  const assets = readdirSync(join(dist, 'assets')).filter((name) => hashed.test(name));
  const names = new Map(
    assets.map((name) => [name, name.replace(hashed, (_, hash, kind) => `-${turned(hash)}.${kind}`)]),
  );
  for (const [name, other] of names) renameSync(join(dist, 'assets', name), join(dist, 'assets', other));
  for (const file of ['index.html', ...[...names.values()].map((name) => join('assets', name))]) {
    const text = readFileSync(join(dist, file), 'utf8');
    writeFileSync(
      join(dist, file),
      text.replaceAll(/[\w.-]+-[\w-]{8}\.(?:js|css)\b/g, (name) => names.get(name) ?? name),
    );
  }
}

function turned(hash: string): string {
  return [...hash].toReversed().join('');
}
