import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppParts } from '../app-parts.ts';

const everyMs = 3_600_000;

/** Once an hour removes what has served its time: sessions that ended by themselves, keys nobody will repeat. */
export function addHousekeeping(app: FastifyInstance, { database, clock, log }: AppParts): void {
  const sweep = () =>
    sql`select sweep_expired(${clock.now()})`
      .execute(database.doors)
      .catch((err: unknown) => log.warn({ err }, 'no sweep'));
  const timer = setInterval(() => void sweep(), everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
