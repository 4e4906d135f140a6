import * as z from 'zod';
import { specialTables } from '../institution/additional-info.schemas.ts';
import { looseFile, looseModule, savedAnswers } from '../forms/forms.schemas.ts';
import { tenant } from '../accounts/proofs.schemas.ts';
import { epochSeconds, id, localText, type TypedBy } from '../wire/schema.ts';

const step = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const menuid = z.string();

const flowEntry = z.object({
  id,
  title: localText,
  day: z.iso.date().nullable(),
  state: z.enum(['none', 'open', 'passed', 'failed']),
  text: localText,
  files: z.array(looseFile),
  items: z.array(z.object({ name: localText, value: localText })).describe('Lines of name and value'),
  shown: z.boolean().describe('To the applicant too; else to staff alone'),
  by: z.string().describe('Who of the staff wrote it last; empty for applicants'),
});

const letter = z.object({
  id,
  name: z.string().describe('Of the recommender'),
  email: z.string(),
  letter_state: z
    .union([step, z.literal(3), z.literal(4), z.literal(5)])
    .describe('0 invited, 1 delivered, 2 received, 3 link opened, 4 declined, 5 the mail came back'),
  received_at: epochSeconds.nullable(),
  items: z
    .array(z.object({ name: localText, value: z.string() }))
    .describe('What it says, where the reader may read it'),
  files: z.array(looseFile),
});

const options = z.object({
  displayMode: z.enum(['column', 'row']),
  layoutMode: z.enum(['vert', 'horz']),
  specialName: z.string().describe('The heading of the menu in the institution’s own words; empty takes ours'),
  showReferrer: z.boolean(),
  showRecommendation: z.boolean(),
  showSensitive: z.boolean(),
  menuSpan: z.union([z.literal(4), z.literal(6)]),
  showNoFileText: z.boolean(),
});

/** An application as a reader sees it. What the reader may not see is not included. */
export const preview = z.object({
  modules: z.array(looseModule).readonly().describe('Without recommender modules and without fields that do not show'),
  save_field: z.record(menuid, savedAnswers),
  withheld: z
    .array(z.string())
    .readonly()
    .describe('Keys of fields whose answers this reader may not see: shown as --'),
  flow_list: z.record(menuid, z.array(flowEntry)).describe('What staff added to a module, by module'),
  letters: z.array(letter),
  tables: specialTables.output.shape.list,
  application_state: step,
  stage: step.describe('0 none, 1 interview or supplement, 2 completed'),
  number: z.string().describe('Of the application; empty before it is submitted'),
  submitted_at: epochSeconds.nullable(),
  batch_title: localText.nullable(),
  time_zone: z.string(),
  form_version: id,
  version: z.int(),
  changed_by_staff: z
    .array(z.object({ menuid, key: z.string().describe('Of a field or a group'), by: z.string(), at: epochSeconds }))
    .describe('What staff changed after the applicant had submitted, the newest first'),
  can: z.object({ revoke: z.boolean(), reapply: z.boolean(), export: z.boolean() }),
  options,
  today: z.string().describe('yyyy-mm-dd where the institution is'),
  server_time: epochSeconds,
});
export type WirePreview = z.output<typeof preview>;

export const newPreview = { input: tenant, output: preview };
export type NewPreview = TypedBy<typeof newPreview>;

export const mark = {
  input: tenant,
  output: z.object({
    highlight_list: z.array(
      z.object({
        value: z.int().describe('Number of the entry in the header: 3 is the application'),
        at: epochSeconds.describe('When the newest of it came; a client that has opened it since shows no mark'),
      }),
    ),
  }),
};
export type Mark = TypedBy<typeof mark>;
