import type { FieldSetting } from '../../field-setting.ts';

/** What the designer sets on every choice. */
export const optionSettings: readonly FieldSetting[] = [
  { path: 'options', label: 'options', kind: 'options' },
  { path: 'triggers', label: 'triggers', kind: 'triggers' },
];

export const arrangementSetting: FieldSetting = {
  path: 'choice.arrangement',
  label: 'arrangement',
  kind: 'choice',
  choices: ['inline', 'stacked'],
};

export const attachmentSettings: readonly FieldSetting[] = [
  { path: 'takesAttachments', label: 'takesAttachments', kind: 'flag' },
  { path: 'files.types', label: 'fileTypes', kind: 'extensions' },
  { path: 'files.megabytes', label: 'fileMegabytes', kind: 'number', least: 0 },
  { path: 'files.most', label: 'fileMost', kind: 'number', least: 1 },
];
