import type { Dictionary } from '../../dictionary.ts';
import type { frame as english } from './en.ts';

export const frame = {
  problems: '有 {count} 處需要修改：',
  rowOf: '{group}第 {row} 項',
  rowField: '{row}：{field}',
  offered: '本部分相關檔案：',
  notAsked: '按您在其他部分的回答，無需填寫這一部分。',
} as const satisfies Dictionary<typeof english>;
