import type { FieldSetting } from '../field-setting.ts';
import { attachmentSettings, optionSettings } from '../shared/choices/choice-settings.ts';

export const selectSettings: readonly FieldSetting[] = [
  ...optionSettings,
  { path: 'placeholder', label: 'placeholder', kind: 'local-text' },
  { path: 'choice.width', label: 'selectWidth', kind: 'line' },
  ...attachmentSettings,
];
