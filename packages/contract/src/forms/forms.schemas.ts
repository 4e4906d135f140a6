import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import type { TypedBy } from '../wire/schema.ts';

const looseRecord = z.record(z.string(), z.unknown());

/** Typed loosely, since forms are decoded leniently; the API document describes them by `wire-form.schemas.ts`. */
export const looseModule = looseRecord.meta({ component: 'FormModule' });
export const looseFile = looseRecord.meta({ component: 'StoredFile' });
export const looseFields = z
  .object({ normal: z.array(looseRecord).readonly(), column: z.array(looseRecord).readonly() })
  .meta({ component: 'FormFields' });
export const savedAnswers = z
  .object({ normal: looseRecord, column: z.record(z.string(), z.array(looseRecord).readonly()) })
  .meta({ component: 'SavedAnswers' });

export const trialForm = {
  input: tenant,
  output: z.object({
    version: z.number().int(),
    modules: z.array(looseModule),
    today: z.string().describe('yyyy-mm-dd where the institution is'),
  }),
};
export type TrialForm = TypedBy<typeof trialForm>;
