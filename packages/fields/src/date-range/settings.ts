import type { FieldSetting } from '../field-setting.ts';
import { sharedDateSettings } from '../shared/dates/date-settings.ts';

export const dateRangeSettings: readonly FieldSetting[] = [
  ...sharedDateSettings,
  { path: 'date.offersPresent', label: 'dateOffersPresent', kind: 'flag' },
];
