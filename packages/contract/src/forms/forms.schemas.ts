import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import type { TypedBy } from '../wire/schema.ts';

export const trialForm = {
  input: tenant,
  output: z.object({
    version: z.number().int(),
    modules: z.array(z.record(z.string(), z.unknown())).describe('As forms/decode-modules.ts reads them'),
    today: z.string().describe('yyyy-mm-dd where the institution is'),
  }),
};
export type TrialForm = TypedBy<typeof trialForm>;
