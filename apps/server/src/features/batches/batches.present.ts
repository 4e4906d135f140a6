import type { WireBatch } from '@portico/contract/batches.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import type { Batch } from './batches.queries.ts';
import { periodOf } from './batches.rules.ts';

export function presentBatch(batch: Batch, now: Date): WireBatch {
  return {
    batchId: batch.id,
    batch_title: batch.title,
    start_time: epochSeconds(batch.starts_at),
    end_time: epochSeconds(batch.ends_at),
    state: batch.chosen_by === null ? 0 : 2,
    batch_state: periodOf(batch, now),
  };
}
