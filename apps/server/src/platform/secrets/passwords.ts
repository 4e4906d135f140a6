import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { limitByTurns, type Turn } from '../concurrency/limit-by-turns.ts';
import { serverRoot } from '../server-root.ts';
import { hashesAtOnce } from './hashing-room.ts';

// OWASP's minimum for Argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The turn for what the server itself hashes at start. */
export const ownTurn: Turn = { tenant: '', party: '' };

/** An Argon2id hash, computed off the event loop in the caller's turn. */
export async function hashPassword(password: string, turn: Turn): Promise<string> {
  return String(await inThread('hash', { password, cost }, turn));
}

/**
 * Takes the same time whether or not there is a hash to compare with, so that the timing reveals nothing about
 * accounts.
 */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  turn: Turn,
): Promise<boolean> {
  const compared = stored ?? (await nobody());
  const matches = await inThread('verify', { password, stored: compared }, turn);
  return matches === true && stored !== null && stored !== undefined;
}

let nobodys: Promise<string> | undefined;
function nobody(): Promise<string> {
  nobodys ??= hashPassword('a password that nobody has', ownTurn).catch((error: unknown) => {
    nobodys = undefined;
    throw error;
  });
  return nobodys;
}

const threads = new Piscina({
  filename: join(serverRoot, 'src/platform/secrets/hashing-thread.mjs'),
  minThreads: 0,
  maxThreads: hashesAtOnce,
  idleTimeout: Infinity,
  // Without this process's options, which may load modules that a thread cannot.
  execArgv: [],
  env: {},
});
// A thread pauses twice as long as it worked, so that sign-ins never use more than a third of a core.
const restShare = 2;
const limit = limitByTurns(hashesAtOnce);

/** Runs in a thread of low priority. The result is returned at once; the pause afterwards only delays the next task. */
function inThread(name: 'hash' | 'verify', task: object, turn: Turn): Promise<unknown> {
  return new Promise((resolve, reject) => {
    void limit(turn, async () => {
      const startedAt = performance.now();
      await threads.run(task, { name }).then(resolve, reject);
      await delay(restShare * (performance.now() - startedAt));
    });
  });
}
