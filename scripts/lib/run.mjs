import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end: `{ code, output }`. Its output is shown, or with `quiet` collected in `output`. A signal
 * that ends this process ends the program too.
 */
export async function run(command, args, { quiet = false, cwd = root, env = {}, onSpawn, abrupt = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    // Otherwise Ctrl-C would reach it twice, from the terminal and from here, and the second one means "at once".
    detached: true,
  });
  onSpawn?.(child.pid);
  const chunks = [];
  child.stdout?.on('data', (part) => chunks.push(part));
  child.stderr?.on('data', (part) => chunks.push(part));
  const release = endTogether([child], abrupt);
  try {
    const code = await new Promise((resolve) => {
      child.once('error', (error) => {
        chunks.push(Buffer.from(error.message));
        resolve(127);
      });
      child.once('close', (status, signal) => resolve(status ?? 128 + constants.signals[signal]));
    });
    return { code, output: Buffer.concat(chunks).toString('utf8') };
  } finally {
    release();
  }
}

/** Forwards a signal to the children and exits when all have ended; returns a function that undoes this. */
export function endTogether(children, abrupt = false) {
  let alive = children.length;
  let ending = 0;
  const leaveWhenAlone = () => {
    if (ending > 0 && alive === 0) process.exit(ending);
  };
  for (const child of children) {
    child.once('close', () => {
      alive -= 1;
      leaveWhenAlone();
    });
  }
  const handlers = signals.map((signal) => {
    const handler = () => {
      // A second signal: end at once.
      for (const child of children) child.kill(abrupt || ending > 0 ? 'SIGKILL' : signal);
      ending = 128 + constants.signals[signal];
      leaveWhenAlone();
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => handlers.forEach((undo) => undo());
}
