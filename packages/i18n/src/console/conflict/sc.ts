import type { Dictionary } from '../../dictionary.ts';
import type { conflict as en } from './en.ts';

export const conflict = {
  title: '其他人修改了同一处内容',
  lead: '您编辑期间，有同事修改了同样的 {count, number} 项内容。系统没有覆盖任何内容。请选择要保留的版本，然后保存；双方的其他修改都会保留。',
  changed: '{name} 于 {time} 修改',
  mine: '保留我的修改',
  theirs: '采用对方的修改',
  allMine: '全部保留我的',
  allTheirs: '全部采用对方的',
  save: '按以上选择保存',
  back: '返回编辑',
  merged: '已保存。在此期间，{names} 修改了其他内容：{fields}。双方的修改都已保留。',
} as const satisfies Dictionary<typeof en>;
