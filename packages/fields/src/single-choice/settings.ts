import type { FieldSetting } from '../field-setting.ts';
import { arrangementSetting, attachmentSettings, optionSettings } from '../shared/choices/choice-settings.ts';

export const singleChoiceSettings: readonly FieldSetting[] = [
  ...optionSettings,
  arrangementSetting,
  ...attachmentSettings,
];
