import { spawn } from 'node:child_process';
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import { type Account, runAs } from './account.ts';
import { errorCode } from './error-code.ts';
import { chownFolder, removeFolder } from './folders.ts';
import { PostgresRefused } from './postgres-refused.ts';
import { isAlive } from './process/postmaster.ts';

const unfinished = 'cluster.unfinished-';

/**
 * Creates the cluster if it is missing: first under a temporary name, so that an interrupted attempt leaves nothing
 * incomplete.
 */
export async function ensureCluster(
  folder: string,
  initdb: string,
  account: Account,
  log: (line: string) => void,
): Promise<string> {
  const cluster = join(folder, 'cluster');
  await clearUnfinished(folder);
  if (!(await isFolder(cluster))) {
    log('Making the database (first start only) …');
    const attempt = join(folder, `${unfinished}${process.pid}`);
    await mkdir(attempt, { mode: 0o700 });
    await chownFolder(attempt, account);
    await runInitdb(initdb, attempt, account);
    await moveInto(attempt, cluster);
    await flush(folder);
  }
  await chownFolder(cluster, account);
  return cluster;
}

async function runInitdb(initdb: string, target: string, account: Account): Promise<void> {
  const { command, args, identity } = runAs(account, initdb, [
    `--pgdata=${target}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ]);
  const child = spawn(command, args, {
    ...identity,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const [code] = await once(child, 'close');
  if (code === 0) return;
  await removeFolder(target);
  const reason = /(?:error|FATAL|PANIC):\s*(.+)/.exec(complaints)?.[1] ?? `initdb ended with ${code}`;
  throw new PostgresRefused(`The database cannot be made in ${target}: ${reason}.`);
}

// A concurrent start may have been faster; its cluster is just as good.
async function moveInto(attempt: string, cluster: string): Promise<void> {
  try {
    await rename(attempt, cluster);
  } catch (error) {
    await removeFolder(attempt);
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
  }
}

async function clearUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinished)) continue;
    const maker = Number(name.slice(unfinished.length));
    if (maker === process.pid || !isAlive(maker)) await removeFolder(join(folder, name));
  }
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}
