import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { changesInText } from '../forms/wire-form.schemas.ts';
import { epochSeconds, id, localText, type TypedBy } from '../wire/schema.ts';

const tick = z.coerce.number().int().min(0).max(1).default(0);
const agreed = tenant.extend({
  terms: tick.describe('1: the terms are ticked; each page that asks for it must be read as well'),
  known_items: tick.describe('1: the known items are ticked'),
  form_version: id.optional().describe('The version of the form that was looked at, as menu gave it'),
});

const receipt = z
  .object({
    v: z.literal(1),
    key: z.string(),
    facts: z.object({
      installation: z.string(),
      project: localText,
      number: z.string(),
      name: z.string(),
      batch: localText,
      submittedAt: z.string(),
      timeZone: z.string(),
      answersHash: z.string(),
      formVersion: z.int(),
    }),
    signature: z.string(),
  })
  .describe('As POST /v1/public/verifyReceipt takes it');

const submitted = z.object({
  number: z.string().describe('The number of the application, unique in the project'),
  submitted_at: epochSeconds,
  hash: z.string().describe('SHA-256 of the answers handed in, as canonical JSON'),
  receipt,
  application_state: z.literal(2),
});

export const submit = { input: agreed, output: submitted };
export type Submit = TypedBy<typeof submit>;

export const overallSubmission = {
  input: agreed.extend({
    modules: z
      .string()
      .min(2)
      .max(4_000_000)
      .describe('JSON: by menuid { revision, changes }, as POST …/apply/basic takes them')
      .meta({
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'object',
          additionalProperties: {
            type: 'object',
            required: ['revision', 'changes'],
            properties: { revision: { type: 'integer' }, changes: changesInText.contentSchema },
          },
        },
      }),
  }),
  output: submitted,
};
export type OverallSubmission = TypedBy<typeof overallSubmission>;

const opened = z.object({ application_state: z.literal(1) });

export const revokeApply = { input: tenant, output: opened };
export type RevokeApply = TypedBy<typeof revokeApply>;

export const reapply = { input: tenant, output: opened };
export type Reapply = TypedBy<typeof reapply>;
