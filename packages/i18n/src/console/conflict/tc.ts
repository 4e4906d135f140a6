import type { Dictionary } from '../../dictionary.ts';
import type { conflict as en } from './en.ts';

export const conflict = {
  title: '其他人修改了同一處內容',
  lead: '您編輯期間，有同事修改了同樣的 {count, number} 項內容。系統沒有覆蓋任何內容。請選擇要保留的版本，然後儲存；雙方的其他修改都會保留。',
  changed: '{name} 於 {time} 修改',
  mine: '保留我的修改',
  theirs: '採用對方的修改',
  allMine: '全部保留我的',
  allTheirs: '全部採用對方的',
  save: '按以上選擇儲存',
  back: '返回編輯',
  merged: '已儲存。在此期間，{names} 修改了其他內容：{fields}。雙方的修改都已保留。',
} as const satisfies Dictionary<typeof en>;
