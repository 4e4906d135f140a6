import type { FieldSetting } from '../field-setting.ts';
import { sharedDateSettings } from '../shared/dates/date-settings.ts';
import { words } from '../words.ts';

export const settings: readonly FieldSetting[] = [
  ...sharedDateSettings,
  { path: 'date.offersPresent', label: words('提供“至今”选项', '提供「至今」選項', 'Offer “Present”'), kind: 'flag' },
];
