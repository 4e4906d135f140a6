import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, root } from './paths.mjs';
import { isAlive, startOf } from './processes.mjs';
import { Refusal } from './refusal.mjs';

const pause = 300;

/**
 * Runs the work while no other process does the same; a lock whose owners have died is broken. The work gets a function
 * that adds a child process as an owner, because the child may outlive its parent.
 */
export async function withLock(name, work) {
  const lock = inRoot('.cache', `${name}.lock`);
  for (let round = 0; !take(lock); round += 1) {
    if (round === 0) console.log(`Waiting for another start (${name}) …`);
    // Without an owner for seconds, because the process died before it could write its pid.
    if (isAbandoned(lock, round * pause > 5000)) rmSync(lock, { recursive: true, force: true });
    else await sleep(pause);
  }
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work((pid) => sign(lock, pid));
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(lock) {
  try {
    mkdirSync(inRoot('.cache'), { recursive: true });
    mkdirSync(lock);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new Refusal(
      `This user may not write to ${root} (${error.code}): run as its owner, or clone into a folder of your own.`,
    );
  }
  sign(lock, process.pid);
  return true;
}

function sign(lock, pid) {
  appendFileSync(join(lock, 'holders'), `${pid} ${startOf(pid)}\n`);
}

function isAbandoned(lock, unsignedTooLong) {
  const holders = readHolders(lock);
  if (holders.length === 0) return unsignedTooLong;
  return holders.every(([pid, start]) => !isAlive(Number(pid)) || startOf(Number(pid)) !== start);
}

function readHolders(lock) {
  try {
    const lines = readFileSync(join(lock, 'holders'), 'utf8').split('\n');
    return lines.filter(Boolean).map((line) => line.split(' '));
  } catch {
    return [];
  }
}
