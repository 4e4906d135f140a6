import os from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';

// Plain JavaScript, because it is started by path both from source and from the bundle.

// On Linux this sets the priority of this thread only: people who are signed in come before those signing in.
if (process.platform === 'linux') os.setPriority(10);

export function hash({ password, cost }) {
  return hashSync(password, cost);
}

export function verify({ password, stored }) {
  return verifySync(stored, password);
}
