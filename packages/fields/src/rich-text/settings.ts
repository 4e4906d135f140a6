import type { FieldSetting } from '../field-setting.ts';
import { words } from '../words.ts';

export const settings: readonly FieldSetting[] = [
  { path: 'html', label: words('正文', '內文', 'Text'), kind: 'local-html' },
];
