import type { FieldSetting } from '../field-setting.ts';
import { words } from '../words.ts';

export const settings: readonly FieldSetting[] = [
  { path: 'options', label: words('行', '行', 'Rows'), kind: 'options' },
  { path: 'columns', label: words('列', '欄', 'Columns'), kind: 'options' },
];
