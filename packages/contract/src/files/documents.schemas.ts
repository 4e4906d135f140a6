import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { epochSeconds, id, type TypedBy } from '../wire/schema.ts';

/** The state of a requested document. */
export const document = z.object({
  uid: id,
  state: z.enum(['working', 'ready', 'failed']),
  url: z.string().describe('Where it is once it is ready, for whoever asked alone; empty before'),
  name: z.string().describe('What it is saved as'),
  size: z.int().describe('Bytes; 0 before it is ready'),
  done: z.int().describe('Steps made, of `of`'),
  of: z.int(),
  expires_at: epochSeconds.describe('When it is removed'),
});

export const exportApplication = { input: tenant, output: document };
export type ExportApplication = TypedBy<typeof exportApplication>;

export const exportState = { input: tenant.extend({ uid: id.describe('As export gave it') }), output: document };
export type ExportState = TypedBy<typeof exportState>;
