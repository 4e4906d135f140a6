import type { Dictionary } from '../../dictionary.ts';
import type { frame as english } from './en.ts';

export const frame = {
  problems: '有 {count} 处需要修改：',
  rowOf: '{group}第 {row} 条',
  rowField: '{row}：{field}',
  offered: '本部分相关文件：',
  notAsked: '按您在其他部分的回答，无需填写这一部分。',
} as const satisfies Dictionary<typeof english>;
