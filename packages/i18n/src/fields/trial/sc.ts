import type { Dictionary } from '../../dictionary.ts';
import type { trial as english } from './en.ts';

export const trial = {
  title: '试填申请表',
  lead: '注册之前先了解全部问题。您在此填写的内容不会离开本浏览器，关闭此标签页后即消失。',
  modules: '表格各部分',
  fill: '填写',
  read: '预览',
  check: '检查本部分',
  sound: '本部分没有遗漏。',
  none: '本项目未开放试填',
  noneText: '请注册或登录后填写申请表。',
  register: '注册',
  retry: '重试',
  failed: '表格加载失败。',
  loading: '正在加载表格',
  state: { empty: '未填写', partial: '部分填写', complete: '已完成' },
  unreadable: '无法再读取该文件，请重新选择。',
} as const satisfies Dictionary<typeof english>;
