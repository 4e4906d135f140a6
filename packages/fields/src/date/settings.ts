import type { FieldSetting } from '../field-setting.ts';
import { sharedDateSettings } from '../shared/dates/date-settings.ts';

export const dateSettings: readonly FieldSetting[] = [
  ...sharedDateSettings,
  { path: 'filledFromIdCard', label: 'filledFromIdCard', kind: 'field' },
];
