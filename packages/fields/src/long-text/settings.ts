import type { FieldSetting } from '../field-setting.ts';
import { placeholder, shortest } from '../shared/shared-settings.ts';
import { words } from '../words.ts';

export const settings: readonly FieldSetting[] = [
  placeholder,
  shortest,
  { path: 'text.longest', label: words('字数上限', '字數上限', 'Most words'), kind: 'number', least: 1 },
  {
    path: 'text.lines',
    label: words('初始显示行数', '初始顯示行數', 'Lines shown at first'),
    kind: 'number',
    least: 1,
    most: 40,
  },
];
