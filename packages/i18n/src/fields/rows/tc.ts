import type { Dictionary } from '../../dictionary.ts';
import type { rows as english } from './en.ts';

export const rows = {
  add: '新增一項',
  create: '新增',
  edit: '編輯',
  delete: '刪除',
  editEntry: '編輯第 {row} 項',
  deleteEntry: '刪除第 {row} 項',
  operations: '操作',
  close: '關閉',
  undo: '復原',
  none: '尚未填寫。',
  deleteTitle: '刪除第 {row} 項',
  deleteQuestion: '確定要刪除該資料嗎？',
  deleted: '已刪除第 {row} 項。',
  discardTitle: '不保留修改並關閉？',
  discardQuestion: '這一項的修改尚未保留。',
  discard: '放棄修改',
  goOn: '繼續編輯',
  problem: '{field}：{sentence}',
} as const satisfies Dictionary<typeof english>;
