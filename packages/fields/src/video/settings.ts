import type { FieldSetting } from '../field-setting.ts';
import { fileTypes, megabytes, mostFiles, samples } from '../shared/shared-settings.ts';
import { words } from '../words.ts';

export const settings: readonly FieldSetting[] = [
  {
    path: 'files.seconds',
    label: words(
      '录制时长上限（秒，0 为不限）',
      '錄製時長上限（秒，0 為不限）',
      'Longest recording (seconds, 0 = no limit)',
    ),
    kind: 'number',
    least: 0,
  },
  fileTypes,
  megabytes,
  mostFiles,
  samples,
];
