import { type FieldSetting, words } from '../field-setting.ts';

export const settings: readonly FieldSetting[] = [
  { path: 'html', label: words('正文', '內文', 'Text'), kind: 'local-html' },
];
