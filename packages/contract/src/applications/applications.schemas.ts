import { moduleIcons } from '@portico/form-engine/definition/module-icon';
import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { looseFields, looseModule, savedAnswers } from '../forms/forms.schemas.ts';
import { changesInText } from '../forms/wire-form.schemas.ts';
import { epochSeconds, flag, id, localText, type TypedBy } from '../wire/schema.ts';

const step = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const moduleState = step.describe('0 empty, 1 partial, 2 complete');
const menuid = z.string().min(1).max(200);
const revision = z.int().min(0);
const elsewhere = z.object({
  keys: z.array(z.string()).describe('Of fields and groups; one that save_field does not hold was cleared'),
  save_field: savedAnswers,
});

// Our addition: the version of an application, so that a page opened before a newer one can still save.
const formVersion = id.describe('The version of the form that this was read by');

export const applyMenu = {
  input: tenant,
  output: z.object({
    menu_list: z.array(
      z.object({
        menuid,
        title: localText,
        state: moduleState,
        required: flag,
        referee: step.describe('0 applicant, 1 applicant about referees, 2 recommender'),
        icon: z.enum(moduleIcons).optional().describe('Beside its name'),
        activeBackground: z
          .string()
          .optional()
          .describe('Of its entry while it is open; the theme’s where none is given'),
        activeColor: z.string().optional(),
        missing: z
          .object({
            count: z.int().describe('Places to complete or to put right'),
            names: z.array(localText).describe('What the first of them ask, each once'),
          })
          .optional()
          .describe('Of a module that was begun and is not complete'),
        opens: z
          .literal(1)
          .optional()
          .describe('Its answers open or close other modules: the menu may be another one after saving'),
      }),
    ),
    application_state: step,
    batchId: id.or(z.literal('')).describe('The batch chosen, empty before'),
    batch_title: localText.nullable().describe('Of the batch chosen; null before, as are its times'),
    start_time: epochSeconds.nullable(),
    end_time: epochSeconds.nullable(),
    extended: z.literal(true).optional().describe('The end is later for this person than for others'),
    batch_state: step.nullable().describe('0 to come, 1 open, 2 closed'),
    time_zone: z.string().describe('Where the institution is, such as Asia/Shanghai'),
    has_review: z.boolean().describe('Whether there is a result of the technical review to show'),
    form_version: formVersion,
    version: z.int(),
    server_time: epochSeconds,
  }),
};
export type ApplyMenu = TypedBy<typeof applyMenu>;

const leftOver = z
  .array(
    z.object({
      uid: id,
      field: z.string(),
      name: localText.describe('What was asked'),
      group: z.string().describe('Empty for a plain field'),
      columnNumber: z.int().describe('0 for a plain field'),
      value: z.unknown(),
    }),
  )
  .describe('Answers that a newer version of the form had no place for');

const moreLeftOver = z
  .int()
  .positive()
  .optional()
  .describe('How many more there are, where one answer does not hold them all: they follow as others are dismissed');

export const applyFiled = {
  input: tenant.extend({ menuid }),
  output: z.object({
    menuid,
    title: localText,
    field: looseFields,
    module: looseModule.describe('The whole module'),
    save_field: savedAnswers,
    state: moduleState,
    revision,
    form_version: formVersion,
    version: z.int(),
    outside: z
      .array(looseModule)
      .readonly()
      .describe('Modules as above, reduced to the fields of theirs that fields of this one depend on'),
    outside_save_field: savedAnswers.describe('What is saved for those'),
    left_over: leftOver,
    more_left_over: moreLeftOver,
    today: z.string().describe('yyyy-mm-dd where the institution is'),
  }),
};
export type ApplyFiled = TypedBy<typeof applyFiled>;

export const saveBasic = {
  input: tenant.extend({
    menuid,
    revision: z.coerce.number().int().min(0).describe('The newest revision of the module that was seen'),
    form_version: formVersion.optional().describe('As filed gave it; the newest where it is missing'),
    changes: z
      .string()
      .min(2)
      .max(4_000_000)
      .describe('JSON: values by field key with their companions, whole lists of rows by group key; null clears')
      .meta(changesInText),
  }),
  output: z.object({
    revision,
    state: moduleState,
    form_version: formVersion,
    conflicts: elsewhere.describe('Not written, since they changed elsewhere after the revision sent'),
    changed: elsewhere.describe('What else changed elsewhere after the revision sent'),
  }),
};
export type SaveBasic = TypedBy<typeof saveBasic>;

export const dismissLeftOver = {
  input: tenant.extend({ uid: id.describe('As left_over gave it; one that is gone already does no harm') }),
  output: z.object({ left_over: leftOver.describe('What remains'), more_left_over: moreLeftOver }),
};
export type DismissLeftOver = TypedBy<typeof dismissLeftOver>;
