import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool } from 'pg';

// An arbitrary constant that separates these locks from all others.
const seed = 52_417;
const reconnectMs = 500;

/**
 * Shows that a worker is alive by a lock that ends with its connection: a killed worker is known to be dead at once,
 * and its jobs need not wait for the queue's time-out of four hours.
 */
export async function lockAsAlive(ownerUrl: string, worker: string): Promise<() => Promise<void>> {
  const presence = { leaving: false, leave: async () => {} };
  const appear = async () => {
    const client = new Client({ connectionString: ownerUrl, application_name: 'portico worker', keepAlive: true });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select pg_advisory_lock_shared(hashtextextended($1, $2))', [worker, seed]);
    client.once('end', () => void reappear());
    presence.leave = () => client.end();
    if (presence.leaving) await client.end();
  };
  const reappear = async (): Promise<void> => {
    if (presence.leaving) return;
    await appear().catch(async () => {
      await pause(reconnectMs, undefined, { ref: false });
      await reappear();
    });
  };
  await appear();
  return async () => {
    presence.leaving = true;
    await presence.leave();
  };
}

/**
 * Releases the jobs of dead workers. A missing worker is checked twice, some time apart, because it may only have lost
 * its connection.
 */
export async function releaseJobsOfDeadWorkers(pool: Pool, doubtMs: number): Promise<readonly string[]> {
  const missed = await listMissing(pool);
  if (missed.length === 0) return [];
  await pause(doubtMs, undefined, { ref: false });
  const still = await listMissing(pool);
  const dead = missed.filter((worker) => still.includes(worker));
  if (dead.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1)', [dead]);
  return dead;
}

async function listMissing(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(
    `select worker from (select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null) w
     where pg_try_advisory_xact_lock(hashtextextended(worker, $1))`,
    [seed],
  );
  return rows.map((row) => row.worker);
}
