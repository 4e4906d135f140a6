import type { FieldSetting } from '../field-setting.ts';
import { words } from '../words.ts';

export const settings: readonly FieldSetting[] = [
  { path: 'levels', label: words('分组与条目', '分組與項目', 'Groups and items'), kind: 'levels' },
];
