import type { FieldSetting } from '../field-setting.ts';

export const phoneSettings: readonly FieldSetting[] = [
  { path: 'placeholder', label: 'placeholder', kind: 'local-text' },
  { path: 'options', label: 'areas', kind: 'options' },
  { path: 'errorText', label: 'errorText', kind: 'local-text' },
];
