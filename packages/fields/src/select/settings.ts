import type { FieldSetting } from '../field-setting.ts';
import { attachmentSettings, optionSettings } from '../shared/choices/choice-settings.ts';
import { placeholder } from '../shared/shared-settings.ts';
import { words } from '../words.ts';

export const settings: readonly FieldSetting[] = [
  ...optionSettings,
  placeholder,
  { path: 'choice.width', label: words('选择框宽度', '選擇框寬度', 'Width of the list'), kind: 'line' },
  ...attachmentSettings,
];
