import type { TroubledJobs } from '@portico/contract/operator.schemas';
import { epochSeconds } from '../../../platform/clock.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { listJobs } from './jobs.queries.ts';

const mostListed = 50;

export async function listTroubledJobs({ db }: StaffCall): Promise<TroubledJobs['output']> {
  const rows = await listJobs(db, mostListed);
  return {
    list: rows.map(({ next_at, failed_at, ...row }) => ({
      ...row,
      is_given_up: !row.is_running && row.attempts >= row.most_attempts,
      next_at: epochSeconds(next_at),
      failed_at: epochSeconds(failed_at),
    })),
  };
}
