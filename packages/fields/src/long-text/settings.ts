import type { FieldSetting } from '../field-setting.ts';

export const longTextSettings: readonly FieldSetting[] = [
  { path: 'placeholder', label: 'placeholder', kind: 'local-text' },
  { path: 'text.shortest', label: 'shortest', kind: 'number', least: 0 },
  { path: 'text.longest', label: 'mostWords', kind: 'number', least: 1 },
  { path: 'text.lines', label: 'lines', kind: 'number', least: 1, most: 40 },
];
