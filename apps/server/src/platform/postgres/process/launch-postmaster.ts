import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Account, runAs } from '../account.ts';
import { errorText } from '../error-code.ts';
import { stopPostmaster } from './postmaster.ts';
import { PostgresRefused } from '../postgres-refused.ts';
import { waitForAnswer } from './readiness.ts';
import { lastComplaint, openServerLog } from './server-log.ts';
import { settingsFor } from '../settings.ts';

export interface Launch {
  readonly cluster: string;
  readonly socketFolder: string;
  readonly account: Account;
  readonly program: string;
  readonly logFile: string;
  readonly log: (line: string) => void;
  /** Called before it accepts connections, so that this process can stop it if it ends early. */
  readonly onLaunch: (pid: number) => void;
}

// The last alternative: a stopping server has just removed the socket folder.
const lockedByAnother = /shared memory block .* still in use|lock file .* already exists|could not create lock file/;

/**
 * Starts a postmaster and waits until it accepts connections; returns its pid, or undefined if another one owns the
 * cluster.
 */
export async function launchPostmaster(launch: Launch): Promise<number | undefined> {
  const { cluster, socketFolder, logFile, log } = launch;
  const output = await openServerLog(logFile, launch.account);
  const { size: offset } = await output.stat();
  const pid = await spawnPostmaster(launch, output.fd).finally(() => output.close());
  launch.onLaunch(pid);
  const answer = await waitForAnswer({ pid, cluster, socketFolder, patience: 60_000, log });
  if (answer === 'ready') return pid;
  if (answer === 'silent') await stopPostmaster(pid);
  const reason = answer === 'silent' ? 'it does not answer' : await lastComplaint(logFile, offset);
  if (lockedByAnother.test(reason)) return undefined;
  throw new PostgresRefused(`PostgreSQL did not start: ${reason}. See ${logFile}.`);
}

// In its own session: Ctrl-C in the terminal must only reach the server, which then stops PostgreSQL properly.
async function spawnPostmaster({ account, program, cluster, socketFolder }: Launch, output: number): Promise<number> {
  const { command, args, identity } = runAs(account, program, ['-D', cluster, ...settingsFor(socketFolder)]);
  const child = spawn(command, args, {
    ...identity,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', output, output],
    detached: true,
  });
  child.unref();
  try {
    await once(child, 'spawn');
  } catch (error) {
    throw new PostgresRefused(`PostgreSQL cannot be started under user ${account.uid}: ${errorText(error)}.`);
  }
  if (child.pid === undefined) throw new PostgresRefused('PostgreSQL did not start: it has no process.');
  return child.pid;
}
