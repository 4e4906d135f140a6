import * as z from 'zod';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CronItem,
  Logger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { Pool } from 'pg';
import { type DeliveryParts, makeDelivery } from './deliver-message.ts';
import { whenQueueStalls } from './queue-stall.ts';
import { releaseJobsOfDeadWorkers, lockAsAlive } from './worker-presence.ts';
import type { FastifyBaseLogger } from 'fastify';

const concurrency = 4;

/**
 * With a delay of 0, jobs that finish in the same tick are recorded together. The real reason is another: only with
 * batching does the worker wait for these records when it stops, and catch their failures. Otherwise a connection lost
 * at that moment would crash the process.
 */
export const workerOptions = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } } as const;

interface DeliveryOptions extends DeliveryParts {
  readonly ownerUrl: string;
  readonly rhythm?: Partial<Rhythm>;
  /** Other jobs of the queue, and their schedules. */
  readonly jobs?: { readonly tasks: TaskList; readonly cron: CronItem[] };
}

interface Rhythm {
  /** How often to poll for due jobs, in addition to notifications of new ones. */
  readonly pollMs: number;
  /** How often to look for jobs of dead workers, and how long a worker may be missing before it counts as dead. */
  readonly rescueMs: number;
  readonly doubtMs: number;
  /** How long a stop waits for messages in progress before it aborts them. */
  readonly patienceMs: number;
  readonly restartMs: number;
  /** How long the queue may fail to look for jobs before its worker is replaced. */
  readonly sickMs: number;
}

const usual: Rhythm = {
  pollMs: 2_000,
  rescueMs: 30_000,
  doubtMs: 3_000,
  patienceMs: 8_000,
  restartMs: 5_000,
  sickMs: 20_000,
};

interface Worker {
  /** Resolves when the worker has ended or stalled. */
  readonly over: Promise<unknown>;
  stop(): Promise<void>;
}

/** Runs a worker in this process until it is stopped. If it crashes or stalls, another one is started. */
export async function startDelivery(options: DeliveryOptions): Promise<{ stop(): Promise<void> }> {
  const { ownerUrl, drivers, log } = options;
  const rhythm = { ...usual, ...options.rhythm };
  const tasks = { ...deliveryTasks(options), ...options.jobs?.tasks };
  const cron = parseCronItems(options.jobs?.cron ?? []);
  const stopping = new AbortController();
  const pool = openPool(ownerUrl);

  let worker = await startWorker();
  const life = keepAlive();
  const rescuing = setInterval(() => void rescue(), rhythm.rescueMs);
  rescuing.unref();
  void rescue();

  async function startWorker(): Promise<Worker> {
    const events: WorkerEvents = new EventEmitter();
    let name = '';
    events.once('pool:create', ({ workerPool }) => {
      name = workerPool.id;
    });
    const sick = whenQueueStalls(events, rhythm.sickMs);
    const runner = await run(
      {
        pgPool: pool,
        concurrency,
        noHandleSignals: true,
        pollInterval: rhythm.pollMs,
        logger: jobsLog(log),
        events,
        preset: workerOptions,
      },
      tasks,
      cron,
    );
    const ended = runner.promise.catch(() => undefined);
    try {
      const leave = await lockAsAlive(ownerUrl, name);
      void ended.then(leave);
      return { over: Promise.race([ended, sick]), stop: () => stopRunner(runner) };
    } catch (error) {
      await runner.stop();
      throw error;
    }
  }

  async function keepAlive(): Promise<void> {
    for (;;) {
      await worker.over;
      if (stopping.signal.aborted) return;
      log.warn('the worker fell over and another one is started');
      // Not awaited: it may still be sending, or may not react for minutes.
      void worker.stop();
      await pause(rhythm.restartMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await startWorker().then(
        (fresh) => {
          worker = fresh;
          return stopping.signal.aborted ? fresh.stop() : undefined;
        },
        () => undefined,
      );
    }
  }

  async function rescue(): Promise<void> {
    const dead = await releaseJobsOfDeadWorkers(pool, rhythm.doubtMs).catch(() => []);
    if (dead.length > 0) log.warn({ workers: dead.length }, 'took over from workers that died');
  }

  return {
    async stop() {
      stopping.abort();
      clearInterval(rescuing);
      const breakOff = setTimeout(() => drivers.forEach((driver) => driver.close()), rhythm.patienceMs);
      await worker.stop();
      await life;
      clearTimeout(breakOff);
      for (const driver of drivers) driver.close();
      await pool.end();
    },
  };
}

async function stopRunner(runner: Runner): Promise<void> {
  await runner.stop().catch(() => undefined);
}

const payload = z.object({ message: z.uuid() });

/** The queue's tasks, by name. */
export function deliveryTasks(parts: DeliveryParts): TaskList {
  const deliver = makeDelivery(parts);
  return {
    deliver_message: async (input: unknown, { job }) => {
      const isLast = job.attempts >= job.max_attempts;
      await deliver(payload.parse(input).message, { number: job.attempts, isLast });
    },
  };
}

function openPool(ownerUrl: string): Pool {
  const pool = new Pool({ connectionString: ownerUrl, max: concurrency + 2, application_name: 'portico jobs' });
  // Without a listener, a lost connection would crash the process; the queue reconnects by itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

// The queue logs every job; only problems matter here.
const levels = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Passes the queue's log lines to ours: the message without the stack, and never a payload. */
function jobsLog(log: FastifyBaseLogger): Logger {
  return new Logger((scope) => (level, message) => {
    log[levels[level]]({ part: scope.label ?? 'jobs' }, message.split('\n', 1)[0] ?? '');
  });
}
