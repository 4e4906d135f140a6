import { availableParallelism, loadavg } from 'node:os';

/**
 * A limit for what takes at most `ms` on a quiet machine. A busy machine is slow, not wrong: the limit grows with its load.
 * At least twofold, since the load average follows a rush only after a while.
 */
export function scaledLimit(ms: number): number {
  const [load = 0] = loadavg();
  return Math.round(ms * Math.max(2, load / availableParallelism()));
}
