import { accountFacts } from '@portico/form-engine/definition/account-fact';
import type { Condition } from '@portico/form-engine/definition/condition';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { moduleIcons } from '@portico/form-engine/definition/module-icon';
import { fieldTypes, suggestSources, textNatures } from '@portico/form-engine/definition/field-type';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import * as z from 'zod';
import { line, longText, passage } from './texts.schema.ts';

const id = z.string().min(1).max(200);
const ids = z.array(id).max(10_000);
const count = z.int().min(0).max(1_000_000);
const cssLength = z.string().max(40);
const colour = z.string().max(40);

const day = z.string().max(10).describe('yyyy-mm-dd, or empty where open');
const span = z.strictObject({ from: day, to: day });
const bounds = z.strictObject({ least: z.number().exactOptional(), most: z.number().exactOptional() });

const condition: z.ZodType<Condition> = z
  .union([
    z.strictObject({ all: z.array(z.lazy(() => condition)).max(1_000) }),
    z.strictObject({ any: z.array(z.lazy(() => condition)).max(1_000) }),
    z.strictObject({ not: z.lazy(() => condition) }),
    z.strictObject({ field: id, answered: z.literal(true) }),
    z.strictObject({ field: id, chosen: z.array(z.string().max(500)).max(1_000) }),
    z.strictObject({ field: id, number: bounds }),
    z.strictObject({ field: id, days: span }),
    z.strictObject({ field: id, length: bounds }),
    z.strictObject({ group: id, rows: bounds }),
  ])
  .meta({ id: 'Condition', description: 'Statements about answers, joined by all, any and not' });

const conditional = {
  startsShown: z.boolean().exactOptional(),
  relation: z
    .strictObject({ field: id, option: z.string().max(500) })
    .exactOptional()
    .describe('Shown only while that option of that field is chosen'),
  shownWhen: condition.exactOptional(),
};

const trigger = z.strictObject({
  when: z.union([
    z.strictObject({ options: z.array(z.string().max(500)).max(1_000) }),
    z.strictObject({ ranges: z.array(span).max(100) }),
  ]),
  opens: ids,
});

const option = z.strictObject({
  value: z.string().max(500),
  label: line,
  takesText: z.boolean().exactOptional(),
  needsText: z.boolean().exactOptional(),
  excludesOthers: z.boolean().exactOptional(),
  tips: passage.exactOptional(),
  under: z
    .array(z.string().max(500))
    .max(5_000)
    .exactOptional()
    .describe('Values of the field that choice.under names: offered while one of them is chosen'),
  area: z.string().max(10).exactOptional(),
});
const options = z.array(option).max(5_000);

const offeredFile = z.strictObject({ name: z.string().max(200), url: z.string().max(2_000) });

const bank = z
  .strictObject({ entry: z.uuid(), revision: z.int().min(1).max(1_000_000), part: id, set: z.string().min(1).max(40) })
  .describe('The entry of the question bank of the organisation from which it comes');

const field = z.strictObject({
  id,
  key: id,
  type: z.enum(fieldTypes),
  label: passage,
  required: z.boolean().exactOptional(),
  requiredWhen: condition.exactOptional(),
  showsTitle: z.boolean().exactOptional(),
  placeholder: line.exactOptional(),
  remark: passage.exactOptional(),
  tips: passage.exactOptional(),
  errorText: passage.exactOptional(),
  parentId: id.exactOptional(),
  order: z.number().exactOptional(),
  bank: bank.exactOptional(),
  ...conditional,
  startsShownInRow: z.record(z.string().max(10), z.boolean()).exactOptional(),
  triggers: z.array(trigger).max(1_000).exactOptional(),
  compare: z.strictObject({ fields: ids, text: passage.exactOptional() }).exactOptional(),
  filledFromIdCard: id.exactOptional(),
  filledFromAccount: z.enum(accountFacts).exactOptional(),
  defaultValue: z
    .union([z.string().max(5_000), z.array(z.string().max(500)).max(1_000)])
    .exactOptional()
    .describe('Proposed where nobody has answered'),
  calculated: z
    .union([
      z.strictObject({ age: id, on: day }),
      z.strictObject({ sum: ids, digits: count.exactOptional() }),
      z.strictObject({ average: ids, weights: id.exactOptional(), digits: count.exactOptional() }),
    ])
    .exactOptional()
    .describe('Worked out from other answers instead of being asked'),
  text: z
    .strictObject({
      nature: z.enum(textNatures).exactOptional(),
      shortest: count.exactOptional(),
      longest: count.exactOptional(),
      least: z.number().exactOptional(),
      greatest: z.number().exactOptional(),
      lines: count.exactOptional(),
      suffix: line.exactOptional(),
      suggest: z.enum(suggestSources).exactOptional(),
    })
    .exactOptional(),
  choice: z
    .strictObject({
      fewest: count.exactOptional(),
      most: count.exactOptional(),
      arrangement: z.enum(['inline', 'stacked']).exactOptional(),
      width: cssLength.exactOptional(),
      under: id.exactOptional().describe('The choice on whose answer the options depend'),
    })
    .exactOptional(),
  options: options.exactOptional(),
  retired: options.exactOptional().describe('No longer offered: whoever has chosen one still reads its words'),
  takesAttachments: z.boolean().exactOptional(),
  columns: options.exactOptional(),
  retiredColumns: options.exactOptional().describe('Columns that are no longer offered'),
  levels: z
    .array(z.strictObject({ label: line, items: z.array(passage).max(1_000) }))
    .max(200)
    .exactOptional(),
  date: z
    .strictObject({
      unit: z.enum(['year', 'month', 'day']).exactOptional(),
      format: z.string().max(40).exactOptional(),
      offersPresent: z.boolean().exactOptional(),
      limits: z.strictObject({ from: day, to: day, text: passage.exactOptional() }).exactOptional(),
      moving: z
        .strictObject({ from: z.string().max(40).exactOptional(), to: z.string().max(40).exactOptional() })
        .exactOptional(),
      latest: z.strictObject({ date: day }).exactOptional(),
    })
    .exactOptional(),
  files: z
    .strictObject({
      types: z.array(z.string().max(20)).max(100).exactOptional(),
      megabytes: z.number().min(0).max(10_000).exactOptional(),
      most: count.exactOptional(),
      samples: z.array(offeredFile).max(50).exactOptional(),
      seconds: count.exactOptional(),
    })
    .exactOptional(),
  html: longText.exactOptional(),
  look: z
    .strictObject({ background: colour.exactOptional(), span: z.enum(['whole', 'half']).exactOptional() })
    .exactOptional(),
  inTable: z.strictObject({ shown: z.boolean(), width: cssLength.exactOptional() }).exactOptional(),
  preview: z
    .strictObject({
      sensitive: z.boolean().exactOptional(),
      connectTo: id.exactOptional(),
      singleLine: z.boolean().exactOptional(),
      mode: z.enum(['row', 'block', 'hidden']).exactOptional(),
    })
    .exactOptional(),
}) satisfies z.ZodType<FieldDefinition>;

const group = z.strictObject({
  id,
  key: id,
  title: line,
  requiredRows: count,
  extraRows: count,
  addLabel: line.exactOptional(),
  remark: passage.exactOptional(),
  layout: z.enum(['table', 'list']),
  labelWidth: cssLength.exactOptional(),
  labelPosition: z.enum(['left', 'right', 'top']).exactOptional(),
  order: z.number().exactOptional(),
  bank: bank.exactOptional(),
  ...conditional,
  fields: z.array(field).max(2_000),
});

/** What an entry of the question bank has: questions, and groups with theirs. */
export const bankContent = z.strictObject({ fields: z.array(field).max(200), groups: z.array(group).max(20) });

/** One module, for checking a form in steps. */
export const formModule = z.strictObject({
  id,
  title: line,
  author: z.enum(['applicant', 'referees', 'recommender']),
  required: z.boolean().exactOptional(),
  layout: z.enum(['vertical', 'horizontal']).exactOptional(),
  icon: z.enum(moduleIcons).exactOptional(),
  activeBackground: colour.exactOptional(),
  activeColour: colour.exactOptional(),
  attachments: z.array(offeredFile).max(50).exactOptional(),
  ...conditional,
  fields: z.array(field).max(10_000),
  groups: z.array(group).max(500),
});

/** A form as it is published: the modules that people fill in. Its rules are checked apart, as when it is published. */
export const formDefinition: z.ZodType<FormDefinition> = z.strictObject({ modules: z.array(formModule).max(500) });
