import type { FieldSetting } from '../../field-setting.ts';
import { defaultValue, fileTypes, megabytes, mostFiles, triggers } from '../shared-settings.ts';
import { words } from '../../words.ts';

/** The designer's settings for every choice. */
export const optionSettings: readonly FieldSetting[] = [
  { path: 'options', label: words('选项', '選項', 'Options'), kind: 'options' },
  {
    path: 'choice.under',
    label: words('选项取决于以下问题', '選項取決於以下問題', 'Options depend on'),
    kind: 'field',
  },
  defaultValue,
  triggers,
];

export const arrangementSetting: FieldSetting = {
  path: 'choice.arrangement',
  label: words('排列方式', '排列方式', 'Arrangement'),
  kind: 'choice',
  choices: {
    inline: words('横向排列', '橫向排列', 'In a line'),
    stacked: words('纵向排列', '縱向排列', 'One below the other'),
  },
};

export const attachmentSettings: readonly FieldSetting[] = [
  { path: 'takesAttachments', label: words('可附加文件', '可附加檔案', 'Documents may be added'), kind: 'flag' },
  fileTypes,
  megabytes,
  mostFiles,
];
