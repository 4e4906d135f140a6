import type { BatchDetail } from '@portico/contract/batches.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicantCall } from '../../platform/wire/bound-route.ts';
import { presentBatch } from './batches.present.ts';
import { findBatch, listMovingModules } from './batches.queries.ts';

/** One batch; if it is not the chosen one, also which answers choosing it would hide or bring back. */
export async function detailBatch(
  { batchId }: BatchDetail['input'],
  { db, session, now }: ApplicantCall,
): Promise<BatchDetail['output']> {
  const batch = await findBatch(db, session.applicantId, batchId);
  if (batch === undefined) throw new Refused('notFound');
  const moving = await listMovingModules(db, session.applicantId, batchId);
  const modulesThat = (goes: boolean) =>
    moving.filter((module) => module.goes === goes).map(({ menuid, title }) => ({ menuid, title }));
  return {
    ...presentBatch(batch, now),
    would_go: modulesThat(true),
    would_come_back: modulesThat(false),
    server_time: epochSeconds(now),
  };
}
