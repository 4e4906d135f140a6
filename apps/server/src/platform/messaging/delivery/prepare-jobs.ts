import { Logger, runMigrations } from 'graphile-worker';
import { Pool } from 'pg';

// Only one server at a time, as for the migrations.
const jobsLock = 7_238_115;

// The operator's page lists and counts jobs that were tried, however many others wait.
const triedJobs = `create index if not exists portico_tried_jobs on graphile_worker._private_jobs
  ((attempts >= max_attempts), updated_at, id) where attempts > 0`;

/** Migrates the job queue's tables, as their owner; does nothing if they are up to date. */
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
      await ownerDb.query(triedJobs);
    } finally {
      // Closing the connection releases the lock.
      ownerDb.release(true);
    }
  } finally {
    await pool.end();
  }
}
