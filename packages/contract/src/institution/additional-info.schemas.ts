import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { id, localText, type TypedBy } from '../wire/schema.ts';

export const specialTables = {
  input: tenant,
  output: z.object({
    list: z.array(
      z.object({
        id,
        name: z.string().describe('JSON text keyed by language: {"sc":"…","tc":"…","en":"…"}'),
        user_ancillary_info: z.object({
          table_title_list: z.array(localText),
          table_value_list: z.array(z.array(localText)).describe('Rows, each with one value a title'),
          table_value_width: z.array(z.string()).describe('CSS width of each column; empty takes what it needs'),
        }),
      }),
    ),
  }),
};
export type SpecialTables = TypedBy<typeof specialTables>;
