import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';

/** Half a minute of this server. */
export interface Sample {
  readonly at: Date;
  readonly requests: number;
  /** Requests answered with a fault of the server. */
  readonly faults: number;
  /** The mean time of an answer; null if nothing was asked. */
  readonly meanMs: number | null;
  /** Connections of the pool that are in use, and calls that wait for one. */
  readonly busy: number;
  readonly awaited: number;
  readonly memoryBytes: number;
  /** How long the event loop kept others waiting, at its worst. */
  readonly lagMs: number;
}

/** The last hour of this server, in memory: what `/metrics` tells others to keep for longer. */
export interface Measures {
  note(status: number, milliseconds: number): void;
  /** Ends a half minute. */
  sample(): void;
  /** Oldest first. */
  recent(): readonly Sample[];
  close(): void;
}

export const sampleSeconds = 30;
const mostSamples = 120;

export function createMeasures(pool: Pool, clock: Clock): Measures {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let samples: readonly Sample[] = [];
  let noted = { requests: 0, faults: 0, milliseconds: 0 };
  return {
    note(status, milliseconds) {
      noted.requests += 1;
      noted.milliseconds += milliseconds;
      if (status >= 500) noted.faults += 1;
    },
    sample() {
      const { requests, faults, milliseconds } = noted;
      const one = {
        at: clock.now(),
        requests,
        faults,
        meanMs: requests === 0 ? null : milliseconds / requests,
        busy: pool.totalCount - pool.idleCount,
        awaited: pool.waitingCount,
        memoryBytes: process.memoryUsage.rss(),
        lagMs: delay.max / 1e6,
      };
      samples = [...samples, one].slice(-mostSamples);
      noted = { requests: 0, faults: 0, milliseconds: 0 };
      delay.reset();
    },
    recent: () => samples,
    close: () => void delay.disable(),
  };
}
