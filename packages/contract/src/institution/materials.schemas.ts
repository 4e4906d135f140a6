import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { epochSeconds, flag, id, localText, type TypedBy } from '../wire/schema.ts';

const material = z.object({
  id,
  title: localText,
  description: localText,
  is_pinned: flag,
  is_downloaded: flag.describe('Whether the caller has downloaded the file as it is now'),
  publish_time: epochSeconds,
  time_zone: z.string().describe('The zone of the institution'),
  file_name: z.string(),
  file_size: z.int().min(0).describe('In bytes'),
  file_type: z.string(),
  url: z.string(),
});
export type Material = z.output<typeof material>;

export const reviewMaterials = {
  input: tenant.extend({
    after: z.string().max(100).optional().describe('As the page before gave it in `next`'),
    size: z.coerce.number().pipe(z.int().min(1).max(50)).optional().describe('20 unless told otherwise'),
  }),
  output: z.object({ list: z.array(material), next: z.string().describe('Goes back as `after`; empty at the end') }),
};
export type ReviewMaterials = TypedBy<typeof reviewMaterials>;

export const addMaterialDownload = { input: tenant.extend({ id }), output: z.object({ id, is_downloaded: flag }) };
export type AddMaterialDownload = TypedBy<typeof addMaterialDownload>;
