import type { FieldSetting } from '../field-setting.ts';
import { sharedDateSettings } from '../shared/dates/date-settings.ts';
import { words } from '../words.ts';

export const settings: readonly FieldSetting[] = [
  ...sharedDateSettings,
  {
    path: 'filledFromIdCard',
    label: words('由身份证号字段自动填写', '由身份證號碼欄位自動填寫', 'Filled from the ID card field'),
    kind: 'field',
  },
];
