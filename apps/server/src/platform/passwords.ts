import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refused } from './refused.ts';

// The floor that OWASP gives for Argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** An Argon2id hash, made off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Takes the same time whether or not there is a hash to compare with, so that answers tell nothing of accounts. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const compared = stored ?? (await nobody());
  const matches = await inTurn(() => verify(compared, password));
  return matches && stored !== null && stored !== undefined;
}

let nobodys: Promise<string> | undefined;
function nobody(): Promise<string> {
  nobodys ??= hashPassword('a password that nobody has');
  return nobodys;
}

// Hashing shares a few threads with all reading of files: a rush of sign-ins may not take them all, nor wait for ever.
const atOnce = Math.max(1, availableParallelism() - 1);
const longestQueue = 200;
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new Refused('busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
