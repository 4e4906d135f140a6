import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';

const everyMs = 15_000;

/** A longer time without a sign of any server is an outage. */
export const outageAfter = '60 seconds';
const kept = '90 days';

type Parts = { readonly database: Database; readonly clock: Clock; readonly log: FastifyBaseLogger };

/**
 * Says every few seconds that this server is ready, as `/readyz` would. What it cannot say, because it or the database
 * is down, is found later as a gap.
 */
export function startHeartbeat(parts: Parts): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let period: string | null = null;
  let running = Promise.resolve();
  const beat = () => {
    running = keepUp(parts, period)
      .then((current) => {
        period = current;
      })
      .catch((err: unknown) => parts.log.warn({ err }, 'that this server is ready was not kept'))
      .then(() => {
        if (!isStopped) timer = setTimeout(beat, everyMs);
      });
  };
  beat();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** One sign of a server that is ready: goes on with its period, or begins one. Returns the period. */
export async function keepUp({ database, clock }: Parts, period: string | null): Promise<string | null> {
  if (!(await database.isReady())) return period;
  const next = randomUUID();
  const { rows } = await sql<{ id: string }>`
    select keep_up(${period}, ${next}, ${clock.now()}, ${outageAfter}::interval, ${kept}::interval) as id`.execute(
    database.jobs,
  );
  return rows[0]?.id ?? next;
}
