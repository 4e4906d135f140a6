import * as z from 'zod';
import { storedFile } from '../files/uploads.schemas.ts';
import { id, type TypedBy } from '../wire/schema.ts';

const named = z.object({
  application: id,
  entry: id.describe('Chosen by the client when it is added: sent twice, it is added once'),
});

const words = (most: number) =>
  z.object({ sc: z.string().trim().max(most), tc: z.string().trim().max(most), en: z.string().trim().max(most) });

export const keepFlowEntry = {
  input: named.extend({
    menuid: z.string().min(1).max(200).describe('The module it stands with'),
    title: words(200)
      .refine(({ sc, tc, en }) => sc + tc + en !== '')
      .describe('In one language at least; it stands in for those that are empty'),
    text: words(5_000),
    day: z.iso.date().nullable(),
    state: z.enum(['none', 'open', 'passed', 'failed']),
    shown: z.boolean().describe('To the applicant too; else to staff alone'),
    files: z.array(id).max(10).describe('As they were uploaded for this entry'),
  }),
  output: z.null(),
};
export type KeepFlowEntry = TypedBy<typeof keepFlowEntry>;

export const removeFlowEntry = { input: named, output: z.null() };
export type RemoveFlowEntry = TypedBy<typeof removeFlowEntry>;

export const uploadForFlow = {
  input: named.extend({ file: z.instanceof(Blob).describe('Last; at most 20 MB') }),
  output: storedFile,
};
export type UploadForFlow = TypedBy<typeof uploadForFlow>;
