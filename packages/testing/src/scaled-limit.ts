import { availableParallelism, loadavg } from 'node:os';

/**
 * A time limit for work that takes at most `ms` on a quiet machine; it grows with the load, since a busy machine is
 * slow, not wrong. At least twofold, because the load average lags behind.
 */
export function scaledLimit(ms: number): number {
  const [load = 0] = loadavg();
  return Math.round(ms * Math.max(2, load / availableParallelism()));
}
