import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Cluster, databaseName, superuser } from '../saves/cluster.ts';

/**
 * Prepares a script for pgbench, sent in its default way; the returned function runs it and returns transactions a
 * second.
 */
export function pgbench(cluster: Cluster, name: string, script: string, atOnce: number) {
  const program = findPgbench();
  const file = join(cluster.folder, `${name}.pgbench`);
  writeFileSync(file, script);
  return async (seconds: number): Promise<number> => {
    const how = ['-n', '-c', String(atOnce), '-j', '1', '-T', String(seconds), '-f', file];
    const to = ['-h', cluster.socketFolder, '-U', superuser, databaseName];
    const { stdout, stderr } = await promisify(execFile)(program, [...how, ...to]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
    if (Number.isNaN(perSecond)) throw new Error(`pgbench gave no figure: ${stdout}${stderr}`);
    return perSecond;
  };
}

function findPgbench(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const folders = [...(process.env['PATH'] ?? '').split(':'), ...versions];
  const path = folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path));
  if (path !== undefined) return path;
  throw new Error(
    'This benchmark needs pgbench, which comes with PostgreSQL: on Debian, apt-get install postgresql-contrib',
  );
}
