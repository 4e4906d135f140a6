import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../error-code.ts';
import { PostgresRefused } from '../postgres-refused.ts';

/** A running PostgreSQL, according to its pid file. */
export interface Postmaster {
  readonly pid: number;
  /** Empty until it listens. */
  readonly socketFolder: string;
}

const fastShutdown = { signal: 'SIGINT', patience: 30_000 } as const;
const immediateShutdown = { signal: 'SIGQUIT', patience: 15_000 } as const;

/**
 * The running postmaster of the cluster; a pid file left by a power cut is removed, even if another process has its
 * pid.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = join(cluster, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (lines.length < 2) return undefined;
  const pid = Number(lines[0]);
  if (serves(pid, cluster)) return { pid, socketFolder: lines[4]?.trim() ?? '' };
  await rm(file, { force: true });
  return undefined;
}

/**
 * Removes the lock file that a dead postmaster left beside its socket: PostgreSQL takes any process with that pid for a
 * rival.
 */
export async function clearSocket(socketFolder: string, cluster: string): Promise<void> {
  const file = join(socketFolder, '.s.PGSQL.5432.lock');
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  if (!Number.isNaN(pid) && !serves(pid, cluster)) await rm(file, { force: true });
}

/** Stops a postmaster: fast shutdown first, immediate if that takes too long. Either way no commit is lost. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const { signal, patience } of [fastShutdown, immediateShutdown]) {
    if (!send(pid, signal)) return;
    if (await isGone(pid, patience)) return;
  }
  throw new PostgresRefused(`PostgreSQL (process ${pid}) does not stop: end it with kill -QUIT ${pid}.`);
}

/** Tells a postmaster to stop without waiting, for a process that is about to end. */
export function interruptPostmaster(pid: number): void {
  try {
    send(pid, fastShutdown.signal);
  } catch {
    // It has already ended.
  }
}

/** Whether a process is alive; a zombie is not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  const status = readText(`/proc/${pid}/stat`);
  return status?.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z';
}

function serves(pid: number, cluster: string): boolean {
  return pid > 1 && isAlive(pid) && mayServe(pid, cluster);
}

// True if in doubt: taking a live postmaster for a dead one is the worse mistake.
function mayServe(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    return readText(`/proc/${pid}/cmdline`)?.split('\0').includes(cluster) ?? isAlive(pid);
  }
  const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return status !== 0 || stdout.includes(cluster);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
    throw error;
  }
}

async function isGone(pid: number, patience: number): Promise<boolean> {
  for (const end = performance.now() + patience; performance.now() < end; await sleep(20)) {
    if (!isAlive(pid)) return true;
  }
  return false;
}
