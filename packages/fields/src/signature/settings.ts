import type { FieldSetting } from '../field-setting.ts';

export const signatureSettings: readonly FieldSetting[] = [
  { path: 'files.megabytes', label: 'fileMegabytes', kind: 'number', least: 0 },
];
