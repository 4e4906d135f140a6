import * as z from 'zod';
import type { Frozen } from './frozen.ts';
import { cssWidth, key, line, moment, passage } from './texts.schema.ts';

const place = z.strictObject({
  kind: z.enum(['interview', 'examination', 'consultation']),
  name: line,
  address: line,
  remark: passage,
  contact: z.strictObject({ person: line, phone: z.string().max(100), email: z.string().max(254) }),
});

const information = z.strictObject({
  name: line,
  titles: z.array(line).min(1).max(20),
  rows: z.array(z.array(passage).max(20)).max(200),
  widths: z.array(cssWidth).max(20),
});

const batch = z.strictObject({
  key,
  title: line,
  startsAt: moment,
  endsAt: moment.describe('The last second in which it is open'),
  code: z
    .string()
    .regex(/^[A-Z0-9-]{1,12}$/)
    .nullable()
    .describe('What its numbers have after the project’s; null: the next that is free'),
  lettersUntil: moment.nullable().describe('Null: as long as the batch'),
  leftOutModules: z.array(z.string().min(1).max(200)).max(200).describe('Ids of modules that it does not ask for'),
  places: z.array(place).max(50),
  information: information.nullable(),
  capacity: z.int().min(1).max(10_000_000).nullable().describe('How many applications are taken; null: any number'),
  documents: z
    .array(z.strictObject({ name: line, remark: passage }))
    .max(100)
    .describe('What applicants should have at hand'),
});
export type FileBatch = Frozen<z.output<typeof batch>>;

/** When one may apply. */
export const calendar = z.strictObject({ batches: z.array(batch).max(200).describe('In the order shown') });
export type FileCalendar = Frozen<z.output<typeof calendar>>;
