import type { FieldSetting } from '../field-setting.ts';
import { arrangementSetting, optionSettings } from '../shared/choices/choice-settings.ts';

export const multipleChoiceSettings: readonly FieldSetting[] = [
  ...optionSettings,
  arrangementSetting,
  { path: 'choice.most', label: 'mostChoices', kind: 'number', least: 0 },
];
