import { expect, it } from 'vitest';
import { storedFileKeys } from './answers/stored-files.ts';
import { conditionKeys } from './condition/condition.ts';
import { lastDayKeys } from './condition/dates.ts';
import { sampleKeys } from './condition/files.ts';
import { groupConditionKeys } from './condition/group.ts';
import { columnKeys } from './condition/look.ts';
import { relationKeys } from './condition/relation.ts';
import { triggerKeys } from './condition/triggers.ts';
import { fieldKeys } from './field/field-keys.ts';
import { optionKeys } from './field/options.ts';
import { moduleKeys } from './module/module-keys.ts';

// The keys of spec 3, literally; isrelation_N is a family of keys with its own tests in field.test.ts.
const module =
  'menuid title options required state activeBackground activeColor attachment referee field save_field flow_list';
const field =
  'id field name desc remark type nature required istitle pid sort isrelation custom menu_id options date_type value_format show_current connect_id_card compare compare_tips errorMsg tips item';
const condition =
  'word_max custom_lines option_trigger max_quantity show_mode selectWidth limit_date limit_tips disabled_date file_type file_size upload_sample files file_duration field_backgroud relationform columnTable requirerdQuantity customize buttonName option columnLayout labelWidth labelPosition layout is_sensitive_data preview_connect_to show_single_line_text htmlContent preview_display_mode';

const tables = [
  ['a module', module, moduleKeys],
  ['a field', field, fieldKeys],
  [
    'a condition',
    condition,
    [...conditionKeys, ...groupConditionKeys.filter(({ key }) => key !== 'relationform' && key !== 'show_when')],
  ],
  ['an option', 'sc tc en text required tips phone_code', optionKeys],
  ['option_trigger', 'option_index open_id', triggerKeys],
  ['relationform', 'open_id checkedOption', relationKeys],
  ['columnTable', 'isInColumnTable width', columnKeys],
  ['disabled_date', 'is_check date', lastDayKeys],
  ['an example file', 'name url', sampleKeys],
  ['an uploaded file', 'url fileUrl name uid field iconUrl', storedFileKeys],
] as const;

it.each(tables)('every key that the specification names for %s has a row', (_what, specKeys, keys) => {
  const tableKeys = new Set(keys.map(({ key }) => key));
  expect(specKeys.split(' ').filter((key) => !tableKeys.has(key))).toEqual([]);
  expect(tableKeys.size).toBe(keys.length);
});
