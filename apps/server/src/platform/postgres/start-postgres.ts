import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount, withAccessTo } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { chownFolder, openFolder, openSocketFolder, removeEmptyFolder } from './folders.ts';
import { type Launch, launchPostmaster } from './process/launch-postmaster.ts';
import { clearSocket, findPostmaster, stopPostmaster } from './process/postmaster.ts';
import { PostgresRefused } from './postgres-refused.ts';
import { waitForAnswer } from './process/readiness.ts';

export { PostgresRefused } from './postgres-refused.ts';

export interface RunningPostgres {
  /** True if it was already running, left by a server that was killed. */
  readonly adopted: boolean;
  readonly pid: number;
  readonly socketFolder: string;
  url(user: string, database: string): string;
  stop(): Promise<void>;
}

interface Options {
  readonly folder: string;
  readonly log?: (line: string) => void;
  readonly onLaunch?: (pid: number) => void;
}

/** Starts the embedded PostgreSQL in a folder, or takes over one that still runs there. */
export async function startPostgres(options: Options): Promise<RunningPostgres> {
  const { folder, log = () => undefined, onLaunch = () => undefined } = options;
  const binaries = await findBinaries();
  const opened = await openFolder(folder);
  const owner = chooseAccount(opened);
  await chownFolder(opened.path, owner);
  const account = withAccessTo(owner, { programs: Object.values(binaries), folders: [opened.path] });
  const cluster = await ensureCluster(opened.path, binaries.initdb, account, log);
  const logFile = join(opened.path, 'postgres.log');
  const launch = { cluster, account, program: binaries.postgres, logFile, log, onLaunch };

  for (let attempt = 0; attempt < 20; attempt += 1) {
    const adopted = await adopt(cluster, log);
    if (adopted) return adopted;
    const started = await start(launch);
    if (started) return started;
    // Backends of a killed postmaster are still closing, or another start is slightly ahead.
    await sleep(500);
  }
  throw new PostgresRefused(`Another PostgreSQL holds ${cluster}: stop it, then start again.`);
}

async function adopt(cluster: string, log: (line: string) => void): Promise<RunningPostgres | undefined> {
  const found = await findPostmaster(cluster);
  // Without a socket it has only just started; the next attempt finds out more.
  if (!found?.socketFolder) return undefined;
  const patience = existsSync(join(found.socketFolder, '.s.PGSQL.5432')) ? 5000 : 0;
  const answer = await waitForAnswer({ ...found, cluster, patience, log });
  if (answer === 'ready') return running(found.pid, found.socketFolder, true);
  // Alive but unreachable because its socket was deleted from the temporary folder; only a restart helps.
  if (answer === 'silent') await stopPostmaster(found.pid);
  return undefined;
}

async function start(launch: Omit<Launch, 'socketFolder'>): Promise<RunningPostgres | undefined> {
  const socketFolder = await openSocketFolder(launch.cluster, launch.account);
  await clearSocket(socketFolder, launch.cluster);
  const pid = await launchPostmaster({ ...launch, socketFolder });
  return pid === undefined ? undefined : running(pid, socketFolder, false);
}

function running(pid: number, socketFolder: string, adopted: boolean): RunningPostgres {
  let stopped: Promise<void> | undefined;
  return {
    adopted,
    pid,
    socketFolder,
    url: (user, database) =>
      `postgresql://${encodeURIComponent(user)}@/${encodeURIComponent(database)}?host=${encodeURIComponent(socketFolder)}&ssl=0`,
    stop: () => (stopped ??= stopPostmaster(pid).then(() => removeEmptyFolder(socketFolder))),
  };
}
