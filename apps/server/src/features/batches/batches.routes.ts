import * as routes from '@portico/contract/batches';
import * as schemas from '@portico/contract/batches.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import { handle } from '../../platform/wire/handle.ts';
import { presentBatch } from './batches.present.ts';
import { findBatch, listBatches } from './batches.queries.ts';
import { chooseBatch } from './choose-batch.ts';

export const batchRoutes = [
  handle.applicant(routes.batchInfo, schemas.batchInfo, async (_input, { db, session, now }) => {
    const list = (await listBatches(db, session.applicantId)).map((batch) => presentBatch(batch, now));
    const apply_list = list.filter(({ state, batch_state }) => state === 2 || batch_state === 1);
    return { list, apply_list, server_time: epochSeconds(now) };
  }),
  handle.applicant(routes.batchApplied, schemas.batchApplied, async (_input, { db, session, now }) => {
    const chosen = (await listBatches(db, session.applicantId)).filter(({ chosen_by }) => chosen_by !== null);
    return { list: chosen.map((batch) => presentBatch(batch, now)), server_time: epochSeconds(now) };
  }),
  handle.applicant(routes.batchDetail, schemas.batchDetail, async ({ batchId }, { db, session, now }) => {
    const batch = await findBatch(db, session.applicantId, batchId);
    if (batch === undefined) throw new Refused('notFound');
    return { ...presentBatch(batch, now), server_time: epochSeconds(now) };
  }),
  handle.applicant(routes.chooseBatch, schemas.chooseBatch, chooseBatch),
];
