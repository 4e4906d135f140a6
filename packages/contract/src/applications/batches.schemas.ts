import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { epochSeconds, id, localText, type TypedBy } from '../wire/schema.ts';

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

const modules = z.array(z.object({ menuid: z.string(), title: localText }));

export const batchDetail = {
  input: tenant.extend({ batchId: id }),
  output: batch.extend({
    would_go: modules.describe('With answers that this batch does not ask for, unlike the one chosen; they are kept'),
    would_come_back: modules.describe('With answers that this batch asks for again, unlike the one chosen'),
    server_time: serverTime,
  }),
};
export type BatchDetail = TypedBy<typeof batchDetail>;

export const chooseBatch = {
  input: tenant.extend({ batchId: id }),
  output: batch,
};
export type ChooseBatch = TypedBy<typeof chooseBatch>;

const location = z.object({
  batchId: id,
  batch_title: localText,
  kind: z.enum(['interview', 'examination', 'consultation']),
  name: localText,
  address: localText,
  remark: localText.describe('How to get there, what to bring; may be empty'),
  contact: z.object({ person: localText, phone: z.string(), email: z.string() }),
});
export type WirePlace = z.output<typeof location>;

export const batchAddress = {
  input: tenant.extend({ batchId: id.optional().describe('One batch; without it, all of them') }),
  output: z.object({ list: z.array(location).describe('Where interviews, examinations and consultations take place') }),
};
export type BatchAddress = TypedBy<typeof batchAddress>;

export const batchTable = {
  input: tenant.extend({ batchId: id.optional().describe('Without it, the batch chosen') }),
  output: z.object({
    batchId: id.or(z.literal('')).describe('Empty where none is chosen; the table is empty then too'),
    name: z.string().describe('JSON text of the title by language; empty where there is no table'),
    table_title_list: z.array(localText).describe('The heads of the columns'),
    table_value_list: z.array(z.array(localText)).describe('Row by row'),
    table_value_width: z.array(z.string()).describe('The width of each column in CSS, empty for what it needs'),
    documents: z
      .array(z.object({ name: localText, remark: localText }))
      .describe('What applicants should have at hand; a remark may be empty'),
  }),
};
export type BatchTable = TypedBy<typeof batchTable>;
