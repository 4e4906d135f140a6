import * as z from 'zod';

const one = z.string().trim().max(100);
const label = z.object({ sc: one, tc: one, en: one });

/** Columns in which figures may come at most, and rows. */
export const mostColumns = 8;
export const mostRows = 60;

export const figures = z
  .object({
    chart: z.enum(['bar', 'line']),
    corner: label.describe('What the rows are, such as the year'),
    columns: z.array(label).min(1).max(mostColumns),
    rows: z
      .array(z.object({ label, values: z.array(z.number().nullable()).max(mostColumns) }))
      .min(1)
      .max(mostRows),
  })
  .refine(({ columns, rows }) => rows.every(({ values }) => values.length === columns.length), { path: ['rows'] });
export type Figures = z.output<typeof figures>;
