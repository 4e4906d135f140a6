import { hash, verify } from '@node-rs/argon2';

// The floor that OWASP gives for Argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** An Argon2id hash, made off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Takes the same time whether or not there is a hash to compare with, so that answers tell nothing of accounts. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== null && stored !== undefined;
}

const nobody = hashPassword('a password that nobody has');
