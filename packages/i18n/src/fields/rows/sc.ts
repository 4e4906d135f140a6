import type { Dictionary } from '../../dictionary.ts';
import type { rows as english } from './en.ts';

export const rows = {
  add: '新增一条',
  create: '新增',
  edit: '编辑',
  delete: '删除',
  editEntry: '编辑第 {row} 条',
  deleteEntry: '删除第 {row} 条',
  operations: '操作',
  close: '关闭',
  undo: '撤销',
  none: '尚未填写。',
  deleteTitle: '删除第 {row} 条',
  deleteQuestion: '确定要删除该数据吗？',
  deleted: '已删除第 {row} 条。',
  discardTitle: '不保留修改并关闭？',
  discardQuestion: '这一条的修改尚未保留。',
  discard: '放弃修改',
  goOn: '继续编辑',
  problem: '{field}：{sentence}',
} as const satisfies Dictionary<typeof english>;
