import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { Refused } from '../refused.ts';
import { serverRoot } from '../server-root.ts';

// The floor that OWASP gives for Argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** An Argon2id hash, made off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  return String(await inThread('hash', { password, cost }));
}

/** Takes the same time whether or not there is a hash to compare with, so that answers tell nothing of accounts. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const compared = stored ?? (await nobody());
  const matches = await inThread('verify', { password, stored: compared });
  return matches === true && stored !== null && stored !== undefined;
}

let nobodys: Promise<string> | undefined;
function nobody(): Promise<string> {
  nobodys ??= hashPassword('a password that nobody has').catch((error: unknown) => {
    nobodys = undefined;
    throw error;
  });
  return nobodys;
}

const atOnce = Math.max(1, availableParallelism() - 1);
// A few seconds of hashing: a class that signs in together waits, a rush is turned away.
const mostInside = 100 * atOnce;
let inside = 0;

/** Whether a call that hashes would be refused now. */
export function isHashingBusy(): boolean {
  return inside >= mostInside;
}

/**
 * Lets in only as many calls that hash as can be served soon. The others are refused before anything is looked up, used
 * or counted, so a refusal reveals nothing about accounts.
 */
export async function limitHashing<T>(run: () => Promise<T>): Promise<T> {
  if (isHashingBusy()) throw new Refused('busy');
  inside += 1;
  try {
    return await run();
  } finally {
    inside -= 1;
  }
}

const threads = new Piscina({
  filename: join(serverRoot, 'src/platform/secrets/hashing-thread.mjs'),
  minThreads: 0,
  maxThreads: atOnce,
  idleTimeout: Infinity,
  // Without the options of this process: they may load what a thread cannot.
  execArgv: [],
  env: {},
});
// A thread rests twice as long as it worked, so that sign-ins never take more than a third of its core.
const restShare = 2;
const limit = pLimit(atOnce);

/** Runs in a thread of low priority. The result is returned at once; the rest afterwards only delays the next task. */
function inThread(name: 'hash' | 'verify', task: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    void limit(async () => {
      const begun = performance.now();
      await threads.run(task, { name }).then(resolve, reject);
      await delay(restShare * (performance.now() - begun));
    });
  });
}
