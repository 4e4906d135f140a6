import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The longest time for which some work blocked the event loop, in milliseconds of this thread's CPU time, because other
 * programs may be running. The best of several tries, to exclude what the machine adds, such as garbage collection for
 * earlier tests.
 */
export async function longestStretch(work: () => Promise<unknown>, fine: number, tries = 12): Promise<number> {
  let best = Infinity;
  for (let tried = 0; tried < tries && best > fine; tried += 1) {
    const ms = await measure(work);
    // How slow the machine is changes from try to try: other programs take its caches and its clock rate.
    best = Math.min(best, ms > fine ? ms / slowness() : ms);
  }
  return best;
}

const sample = JSON.stringify(Array.from({ length: 40_000 }, (_, at) => ({ [`name ${at}`]: `value ${at}` })));
const usualMs = 60;

/** How many times slower than usual this machine parses and searches a text; at least 1. */
function slowness(): number {
  const took = Array.from({ length: 5 }, () => {
    const before = threadMs();
    JSON.parse(sample);
    sample.replaceAll(/\d+/g, '');
    return threadMs() - before;
  });
  return Math.max(1, Math.min(...took) / usualMs);
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const state = { isOver: false };
  const working = work().finally(() => {
    state.isOver = true;
  });
  let longest = 0;
  let before = threadMs();
  while (!state.isOver) {
    // Runs in every turn of a busy loop, without keeping a loop busy that waits for the database.
    await sleep(1);
    const now = threadMs();
    longest = Math.max(longest, now - before);
    before = now;
  }
  await working;
  return longest;
}

function threadMs(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    // If the system does not report CPU time for a thread, that of the process is the closest.
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3;
  }
}
