import * as z from 'zod';
import { id, type TypedBy } from '../wire/schema.ts';

const pixels = z.int().min(1).max(100_000).nullable().describe('Of a picture');

export const contentFile = z.object({
  id,
  name: z.string().min(1).max(300),
  size: z.int().min(1),
  type: z.string().max(200),
  width: pixels,
  height: pixels,
});
export type ContentFile = z.output<typeof contentFile>;

export const addContentFile = {
  input: z.object({ project: id, file: z.instanceof(Blob).describe('Last; at most 50 MB') }),
  output: contentFile,
};
export type AddContentFile = TypedBy<typeof addContentFile>;
