import type { FieldSetting } from '../field-setting.ts';

export const uploadSettings: readonly FieldSetting[] = [
  { path: 'files.types', label: 'fileTypes', kind: 'extensions' },
  { path: 'files.megabytes', label: 'fileMegabytes', kind: 'number', least: 0 },
  { path: 'files.most', label: 'fileMost', kind: 'number', least: 1 },
  { path: 'files.samples', label: 'fileSamples', kind: 'samples' },
];
