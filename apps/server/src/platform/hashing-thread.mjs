import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

// Plain JavaScript, since it is started by its path from the source as well as from the bundle.

// On Linux this is the priority of the thread alone: whoever is signed in goes before whoever signs in.
if (process.platform === 'linux') os.setPriority(10);

const works = {
  hash: ({ password, cost }) => hashSync(password, cost),
  verify: ({ password, stored }) => verifySync(stored, password),
};

parentPort?.on('message', (task) => {
  try {
    parentPort.postMessage({ result: works[task.work](task) }, []);
  } catch (error) {
    parentPort.postMessage({ problem: error instanceof Error ? error.message : 'unknown' }, []);
  }
});
