import { type FieldSetting, words } from '../field-setting.ts';

export const settings: readonly FieldSetting[] = [
  { path: 'levels', label: words('分组与条目', '分組與項目', 'Groups and items'), kind: 'levels' },
];
