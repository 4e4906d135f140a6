import type { FieldSetting } from '../field-setting.ts';

export const matrixSettings: readonly FieldSetting[] = [
  { path: 'options', label: 'matrixRows', kind: 'options' },
  { path: 'columns', label: 'matrixColumns', kind: 'options' },
];
