import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { epochSeconds, id, language, type TypedBy } from '../wire/schema.ts';
import { letter, place, sheet, storedFile } from './uploads.schemas.ts';

/** The length of the JSON around a PNG of 1 MB. */
const longestAutograph = 1_410_000;

export const uploadAutograph = {
  input: tenant.extend({
    ...place.partial().shape,
    ...sheet.shape,
    letter,
    lang: language.optional(),
    autograph: z.string().min(2).max(longestAutograph).describe('JSON whose `file` is a PNG as a data address'),
  }),
  output: storedFile,
};
export type UploadAutograph = TypedBy<typeof uploadAutograph>;

export const sign = {
  input: tenant.extend({
    uid: id.describe('The signature, as uploadAutograph gave it; of a recommender it tells the letter, too'),
    agreed: z.coerce.number().pipe(z.literal(1)).describe('The policy on signatures was accepted'),
    menuid: z.string().min(1).max(200).optional(),
  }),
  output: z.object({ signed_at: epochSeconds }),
};
export type Sign = TypedBy<typeof sign>;

export const indexList = {
  input: tenant,
  output: z.object({
    qm: z.object({ signature: z.string().describe('Address of the saved signature; empty before there is one') }),
    pfbz: z.string().describe('The points code; empty where there is none'),
  }),
};
export type IndexList = TypedBy<typeof indexList>;
