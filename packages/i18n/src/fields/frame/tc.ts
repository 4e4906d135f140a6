import type { Dictionary } from '../../dictionary.ts';
import type { frame as english } from './en.ts';

export const frame = {
  problems: '有 {count} 處需要修改：',
  rowOf: '{group}第 {row} 項',
  rowField: '{row}：{field}',
} as const satisfies Dictionary<typeof english>;
