import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';
import { rolesWith } from '../../../platform/session/abilities.ts';

interface JobRow {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly most_attempts: number;
  readonly is_running: boolean;
  readonly next_at: Date;
  readonly failed_at: Date;
  readonly problem: string;
}

export async function listJobs(db: StaffDb, most: number): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`
    select * from list_troubled_jobs(${rolesWith('operator.read')}, ${most})`.execute(db);
  return rows;
}

/** Gives the name of the job's task; null if it is not there any more, or is running. */
export async function rescheduleJob(db: StaffDb, job: string): Promise<string | null> {
  const { rows } = await sql<{ task: string | null }>`
    select retry_job(${rolesWith('operator.act')}, ${job}::bigint) as task`.execute(db);
  return rows[0]?.task ?? null;
}
