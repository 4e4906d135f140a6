import os from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';

// Plain JavaScript, since it is started by its path from the source as well as from the bundle.

// On Linux this is the priority of the thread alone: whoever is signed in goes before whoever signs in.
if (process.platform === 'linux') os.setPriority(10);

export function hash({ password, cost }) {
  return hashSync(password, cost);
}

export function verify({ password, stored }) {
  return verifySync(stored, password);
}
