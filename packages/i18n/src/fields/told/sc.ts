import type { Dictionary } from '../../dictionary.ts';
import type { told as english } from './en.ts';

export const told = {
  groupBefore: '{group}：',
  itemMark: '、',
} as const satisfies Dictionary<typeof english>;
