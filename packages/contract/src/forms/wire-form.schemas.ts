import { accountFacts } from '@portico/form-engine/definition/account-fact';
import { fieldTypeCodes } from '@portico/form-engine/definition/field-type';
import { moduleIcons } from '@portico/form-engine/definition/module-icon';
import * as z from 'zod';
import { flag, localText } from '../wire/schema.ts';
import { natureCodes } from './field/field-types.ts';

/**
 * Schemas of a form on the wire. They describe it for authors of clients; our own code decodes it leniently, by the key
 * tables next to this file.
 */
const text = z.string();
const number = z.number();
const fieldId = text.describe('The id of another field');
const cssLength = text.describe('A CSS length, such as 200px or 50%');

/** One of a few codes, each with its meaning. */
function codes(list: readonly (readonly [name: string, code: string | number, ...more: unknown[]])[]) {
  return z.union(list.map(([name, code]) => z.literal(code).meta({ title: name })));
}

const option = z.object({
  sc: text,
  tc: text,
  en: text,
  value: text.describe('What an answer stores; the same in every language and version'),
  text: flag.optional().describe('1: takes own words'),
  required: flag.optional().describe('1: needs them'),
  exclusive: flag.optional().describe('1: choosing it clears all others'),
  tips: localText.optional(),
  under: z.array(text).optional().describe('Values of the field options_under: offered while one of them is chosen'),
  phone_code: text.optional().describe('Dialling code, of a phone field'),
});

const relationform = z
  .object({ open_id: fieldId, checkedOption: localText })
  .describe('Shown while that field has the option of this label');

const bounds = z.object({ least: number, most: number }).partial();

type When = { all: When[] } | { any: When[] } | { not: When } | z.infer<typeof statement>;

const statement = z.union([
  z.object({ field: fieldId, answered: flag }),
  z.object({ field: fieldId, chosen: z.array(text).describe('Values of options, one of which is chosen') }),
  z.object({ field: fieldId, number: bounds }),
  z.object({ field: fieldId, days: z.tuple([text, text]).describe('First and last day, empty where open') }),
  z.object({ field: fieldId, length: bounds.describe('In characters') }),
  z.object({ group: text.describe('The id of a group'), rows: bounds }),
]);

const when: z.ZodType<When> = z.union([
  z.object({ all: z.array(z.lazy(() => when)) }),
  z.object({ any: z.array(z.lazy(() => when)) }),
  z.object({ not: z.lazy(() => when) }),
  statement,
]);
const showWhen = when.describe('Shown only while this holds');

const condition = z
  .object({
    word_max: number.describe('Longest text, in words'),
    word_min: number.describe('Shortest text, in words'),
    number_min: number.describe('Smallest number'),
    number_max: number.describe('Greatest number'),
    custom_lines: number.describe('Lines of the box'),
    suffix: localText.describe('Words behind the line'),
    suggest: z
      .literal(['school', 'area'])
      .describe('Where suggestions come from; area: province, city and county, one after the other'),
    max_quantity: number.describe('Most options that may be chosen'),
    min_quantity: number.describe('Fewest options that must be chosen'),
    options_under: fieldId.describe('The choice on whose answer the options depend'),
    show_mode: codes([
      ['inline', 1],
      ['stacked', 2],
    ]),
    selectWidth: cssLength,
    option_trigger: z.array(
      z.object({
        option_index: text.describe('JSON text: places of options such as [0,2], or ranges of dates'),
        open_id: z.array(fieldId).describe('The fields that are shown then'),
      }),
    ),
    option: z.array(option).describe('Columns of a matrix; its rows are the options of the field'),
    retired_option: z.array(option).describe('Columns that are no longer offered, for whoever has chosen one'),
    limit_date: z.tuple([text, text]).describe('First and last day, empty where open'),
    limit_moving: z.tuple([text, text]).describe('The same by the calendar, such as today-18y'),
    limit_tips: localText,
    disabled_date: z.object({ is_check: flag, date: text }).describe('The last day; empty means today'),
    file_type: z.array(text).describe('Endings without the dot'),
    file_size: number.describe('Megabytes'),
    upload_sample: number.describe('Most files'),
    files: z.array(z.object({ name: text, url: text })).describe('Examples to look at'),
    file_duration: number.describe('Longest film, in seconds'),
    field_backgroud: text.describe('A colour'),
    layout: codes([
      ['whole', 1],
      ['half', 2],
    ]),
    columnTable: z.object({ isInColumnTable: flag, width: cssLength.optional() }),
    relationform,
    show_when: showWhen,
    required_when: when.describe('Must be answered while this holds'),
    calculated: z
      .union([
        z.object({ age: fieldId, on: text.describe('yyyy-mm-dd') }),
        z.object({ sum: z.array(fieldId), digits: number.optional() }),
        z.object({ average: z.array(fieldId), weights: fieldId.optional(), digits: number.optional() }),
      ])
      .describe('Nobody answers it: it is worked out from other answers, and never sent'),
    is_sensitive_data: flag.describe('1: kept back from whoever may not read it'),
    preview_connect_to: fieldId,
    show_single_line_text: flag,
    preview_display_mode: codes([
      ['row', 1],
      ['block', 2],
      ['hidden', 0],
    ]),
    htmlContent: localText.describe('Of rich text'),
  })
  .partial();

export const wireField = z.looseObject({
  id: text,
  field: text.describe('The key under which it is answered'),
  type: codes(fieldTypeCodes),
  name: localText,
  istitle: flag.describe('0: the label is not shown'),
  required: flag,
  menu_id: text.optional().describe('The module it stands in'),
  pid: text.optional().describe('The id of the group it is a question of'),
  sort: number.optional(),
  desc: localText.optional().describe('Placeholder'),
  remark: localText.optional(),
  tips: localText.optional(),
  errorMsg: localText.optional(),
  nature: codes(natureCodes).optional().describe('What a line of text must be'),
  isrelation: flag.optional().describe('1: shown from the start; isrelation_2 the same for the second row of a group'),
  compare: z.array(fieldId).optional().describe('Fields whose answer this one must not repeat'),
  compare_tips: localText.optional(),
  connect_id_card: fieldId.optional().describe('Filled from this ID card number'),
  connect_account: z
    .enum(accountFacts)
    .optional()
    .describe('Answered from the account when its module is first opened, where that is a valid answer'),
  default_value: z
    .array(text)
    .optional()
    .describe('Proposed when its module is first opened or it first shows, never overwriting an answer'),
  options: z.array(option).optional(),
  retired_options: z.array(option).optional().describe('No longer offered; whoever has chosen one reads its words'),
  custom: flag.optional().describe('1: files may be added to a chosen option'),
  date_type: codes([
    ['year', 'year'],
    ['month', 'month'],
    ['day', 'date'],
  ]).optional(),
  value_format: text.optional().describe('Such as yyyy-MM-dd'),
  show_current: flag.optional().describe('1: a range may last until the present'),
  item: z
    .object({ option: z.array(z.object({ name: localText, item: z.array(localText) })) })
    .partial()
    .optional(),
  condition: condition.optional(),
});

export const wireGroup = z.looseObject({
  id: text,
  field: text.describe('The key under which its rows are answered'),
  name: localText,
  remark: localText.optional(),
  sort: number.optional(),
  menu_id: text.optional(),
  condition: z
    .object({
      requirerdQuantity: number.describe('Rows that must be filled in'),
      customize: number.describe('Rows that may be added'),
      buttonName: localText,
      columnLayout: codes([
        ['table', 2],
        ['list', 1],
      ]),
      labelWidth: cssLength,
      labelPosition: z.enum(['left', 'right', 'top']),
      relationform,
      show_when: showWhen,
    })
    .partial()
    .optional(),
});

const fields = z.object({
  normal: z.array(wireField.meta({ component: 'FormField' })).describe('Plain questions'),
  column: z
    .array(z.union([wireField.meta({ component: 'FormField' }), wireGroup.meta({ component: 'FormGroup' })]))
    .describe('Groups, which have no type, each followed by its questions, whose pid is its id'),
});

export const wireModule = z.looseObject({
  menuid: text,
  title: localText,
  required: flag,
  referee: codes([
    ['applicant', 0],
    ['applicant about referees', 1],
    ['recommender', 2],
  ]),
  options: z
    .object({
      layout: z.enum(['vert', 'horz']),
      isrelation: flag.describe('1: shown from the start'),
      relationform,
      show_when: showWhen,
    })
    .partial()
    .optional(),
  icon: z.enum(moduleIcons).optional().describe('Beside its name in the form’s menu'),
  activeBackground: text.optional().describe('Of its entry in the form’s menu, while it is open'),
  activeColor: text.optional(),
  attachment: z
    .array(z.object({ name: text, url: text }))
    .optional()
    .describe('Files offered at its head'),
  field: fields.meta({ component: 'FormFields' }),
});

export const wireFile = z.looseObject({
  uid: text,
  name: text,
  url: text,
  fileUrl: text.optional().describe('The same as url'),
  field: text.optional().describe('The key of the field'),
  iconUrl: text.optional(),
  size: number.optional().describe('Bytes'),
});

const file = wireFile.meta({ component: 'StoredFile' });

/** The value of an answer for each type of field. */
export const wireValue = z.union([
  text.describe(
    'text, long-text; single-choice and select: the value of the option; date: yyyy, yyyy-mm or yyyy-mm-dd; empty where nothing was answered',
  ),
  z
    .array(text)
    .describe('multiple-choice: the values chosen; matrix: the value of a column for each row, empty where none'),
  z.tuple([text, text, text]).describe('date-range: from, to, and 1 where it lasts until the present'),
  z.tuple([text, text]).describe('phone: dialling code without plus, number'),
  z.array(file).describe('upload, video, signature: as the calls that take files gave them'),
]);

const answerSet = z
  .record(z.string(), z.unknown())
  .meta({ additionalProperties: { $ref: '#/components/schemas/FieldValue' } })
  .describe(
    'By the key of the field its value. Beside it <key>_other: own words, a list by the places of the options; <key>_attachments: files added to the option',
  );

const row = answerSet.describe('As the answers of plain fields, with columnNumber from 1 without gaps');

export const wireAnswers = z.object({
  normal: answerSet,
  column: z.record(z.string(), z.array(row)).describe('By the key of the group its rows'),
});

/** The components of the API document that calls refer to by name. */
export const formComponents = {
  FormModule: wireModule,
  FormFields: fields,
  FormField: wireField,
  FormGroup: wireGroup,
  StoredFile: wireFile,
  FieldValue: wireValue,
  SavedAnswers: wireAnswers,
} as const;

const reference = (component: keyof typeof formComponents) => ({ $ref: `#/components/schemas/${component}` });

/** The changes of a module as they are sent: an object as JSON text. */
export const changesInText = {
  contentMediaType: 'application/json',
  contentSchema: {
    type: 'object',
    description:
      'By the key of a field its value, by <key>_other and <key>_attachments what belongs to it, by the key of a group its whole list of rows; null clears',
    additionalProperties: {
      anyOf: [
        reference('FieldValue'),
        { type: 'array', items: { type: 'object', additionalProperties: reference('FieldValue') } },
        { type: 'null' },
      ],
    },
  },
} as const;
