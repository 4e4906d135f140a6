import { Logger, runMigrations } from 'graphile-worker';
import { Pool } from 'pg';

// One server at a time, as with the schema's own steps.
const jobsLock = 7_238_115;

/** Brings the tables of the job queue up to date, as their owner; where that is done already it does nothing. */
export async function prepareJobs(ownerUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: ownerUrl, max: 3, application_name: 'portico jobs' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const silent = new Logger(() => () => undefined);
  try {
    const ownerDb = await pool.connect();
    try {
      await ownerDb.query('select pg_advisory_lock($1)', [jobsLock]);
      await runMigrations({ pgPool: pool, logger: silent });
    } finally {
      // Ending the connection ends the lock.
      ownerDb.release(true);
    }
  } finally {
    await pool.end();
  }
}
