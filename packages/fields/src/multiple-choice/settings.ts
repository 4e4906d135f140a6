import type { FieldSetting } from '../field-setting.ts';
import { arrangementSetting, optionSettings } from '../shared/choices/choice-settings.ts';
import { words } from '../words.ts';

export const settings: readonly FieldSetting[] = [
  ...optionSettings,
  arrangementSetting,
  {
    path: 'choice.fewest',
    label: words('最少应选项数', '最少應選項數', 'Fewest choices'),
    kind: 'number',
    least: 0,
  },
  {
    path: 'choice.most',
    label: words('最多可选项数（0 为不限）', '最多可選項數（0 為不限）', 'Most choices (0 = all)'),
    kind: 'number',
    least: 0,
  },
];
