import * as routes from '@portico/contract/batches';
import * as schemas from '@portico/contract/batches.schemas';
import { periodStates } from '@portico/form-engine/states/periods';
import { epochSeconds } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { batchStates, presentBatch, presentPlaces, presentTable } from './batches.present.ts';
import { findInformation, listBatches, listPlaces } from './batches.queries.ts';
import { chooseBatch } from './choose-batch.ts';
import { detailBatch } from './detail-batch.ts';

export const batchRoutes: readonly BoundRoute[] = [
  handle.applicant(routes.batchInfo, schemas.batchInfo, async (_input, { db, session, now }) => {
    const list = (await listBatches(db, session.applicantId)).map((batch) => presentBatch(batch, now));
    const apply_list = list.filter(
      ({ state, batch_state }) => state === batchStates.chosen || batch_state === periodStates.open,
    );
    return { list, apply_list, server_time: epochSeconds(now) };
  }),
  handle.applicant(routes.batchApplied, schemas.batchApplied, async (_input, { db, session, now }) => {
    const chosen = (await listBatches(db, session.applicantId)).filter(({ chosen_by }) => chosen_by !== null);
    return { list: chosen.map((batch) => presentBatch(batch, now)), server_time: epochSeconds(now) };
  }),
  handle.applicant(routes.batchDetail, schemas.batchDetail, detailBatch),
  handle.applicant(routes.batchAddress, schemas.batchAddress, async ({ batchId }, { db }) => {
    const batches = await listPlaces(db, batchId);
    if (batchId !== undefined && batches.length === 0) throw new Refused('notFound');
    return { list: batches.flatMap(presentPlaces) };
  }),
  handle.applicant(routes.batchTable, schemas.batchTable, async ({ batchId }, { db, session }) => {
    const batch = await findInformation(db, session.applicantId, batchId);
    if (batchId !== undefined && batch === undefined) throw new Refused('notFound');
    return presentTable(batch);
  }),
  handle.applicant(routes.chooseBatch, schemas.chooseBatch, chooseBatch),
];
