import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Suspends all processes of the embedded PostgreSQL; the returned function resumes them. */
export function freezeDatabase(dataFolder: string): () => void {
  const postmaster = postmasterOf(dataFolder);
  if (postmaster === undefined) throw new Error(`No database runs in ${dataFolder}`);
  // The postmaster first, so that it cannot start another while the others are listed.
  process.kill(postmaster, 'SIGSTOP');
  const all = [postmaster, ...childrenOf(postmaster)];
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of all.toReversed()) signalIfThere(pid, 'SIGCONT');
  };
}

/** The process id of the running embedded PostgreSQL. */
export function postmasterOf(dataFolder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    // The program name is in parentheses and may contain anything, so the fields are counted from its end.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended while it was suspended.
  }
}
