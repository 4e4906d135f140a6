import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { id, language, type TypedBy } from '../wire/schema.ts';

/** A stored file, as answers refer to it. */
export const storedFile = z.object({
  uid: id,
  url: z.string().describe('Private: opened by the cookie that comes along, or by the TOKEN header'),
  name: z.string(),
  size: z.int(),
  type: z.string().describe('The media type, by content'),
});

/** The field that a file is for. */
export const place = z.object({
  id: z.string().min(1).max(200).describe('Of the field'),
  menu_id: z.string().min(1).max(200).describe('Of its module'),
});

/** The letter that a recommender's file is for; applicants send none. */
export const letter = id.optional().describe('With the TOKEN of a recommender: the request whose letter it is for');

/** The sheet that a file is for, if it is neither the application nor a letter. */
export const sheet = z.object({
  kind: z.string().min(1).max(50).optional().describe('Of sheet; the application or the letter where there is none'),
  sheet: id.optional().describe('The sheet of that kind'),
});

export const upload = {
  input: tenant.extend({
    ...place.shape,
    ...sheet.shape,
    letter,
    lang: language.optional(),
    file: z.instanceof(Blob).describe('Last; by the rules of its field'),
  }),
  output: storedFile,
};
export type Upload = TypedBy<typeof upload>;

export const finishUpload = { input: tenant.extend({ uid: id }), output: storedFile };
export type FinishUpload = TypedBy<typeof finishUpload>;
