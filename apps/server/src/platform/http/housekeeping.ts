import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppParts } from '../app-parts.ts';

const everyMs = 3_600_000;

/** Removes expired rows once an hour: sessions, codes, and idempotency keys that nobody will repeat. */
export function addHousekeeping(app: FastifyInstance, { database, clock, log }: AppParts): void {
  const sweep = async () => {
    const at = clock.now();
    await sql`select sweep_expired(${at}), sweep_proofs(${at}), sweep_messages(${at})`.execute(database.jobs);
  };
  const timer = setInterval(
    () => void sweep().catch((err: unknown) => log.warn({ err }, 'nothing was swept')),
    everyMs,
  );
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
