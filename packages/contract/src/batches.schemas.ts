import * as z from 'zod';
import { tenant } from './proofs.schemas.ts';
import { epochSeconds, id, localText, type TypedBy } from './schema.ts';

const batch = z.object({
  batchId: id,
  batch_title: localText,
  start_time: epochSeconds,
  end_time: epochSeconds,
  state: z.union([z.literal(0), z.literal(2)]).describe('2 chosen'),
  batch_state: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 to come, 1 open, 2 closed'),
});
export type WireBatch = z.output<typeof batch>;

const serverTime = epochSeconds.describe('What the server’s clock says, for countdowns');

export const batchInfo = {
  input: tenant,
  output: z.object({
    list: z.array(batch).describe('Every batch of the project'),
    apply_list: z.array(batch).describe('Those that are open now, and the one chosen'),
    server_time: serverTime,
  }),
};
export type BatchInfo = TypedBy<typeof batchInfo>;

export const batchApplied = {
  input: tenant,
  output: z.object({ list: z.array(batch).describe('The batch chosen; empty before'), server_time: serverTime }),
};
export type BatchApplied = TypedBy<typeof batchApplied>;

export const batchDetail = {
  input: tenant.extend({ batchId: id }),
  output: batch.extend({ server_time: serverTime }),
};
export type BatchDetail = TypedBy<typeof batchDetail>;

export const chooseBatch = {
  input: tenant.extend({ batchId: id }),
  output: batch,
};
export type ChooseBatch = TypedBy<typeof chooseBatch>;
