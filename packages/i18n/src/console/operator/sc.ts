import type { Dictionary } from '../../dictionary.ts';
import type { operatorWords as en } from './en.ts';

export const operatorWords = {
  operator: {
    title: '运行状况',
    lead: '本系统的运行情况。只有整个系统的所有者能看到此页。',
  },
  recentErrors: {
    heading: '最近的错误',
    lead: '遇到意外错误的人会看到一个编号，例如 KRTW-4071。凭编号可以查到错误发生在程序的何处；不保存是谁、填写了什么。服务器日志中有相同的编号。',
    search: '按错误编号查找',
    list: '最近的错误',
    reference: '错误编号',
    where: '位置',
    what: '错误',
    stack: '程序中的位置',
    failed: '无法加载错误列表',
    emptyTitle: '没有意外错误',
    emptyText: '最近三十天内的错误会显示在这里，最多五百条。',
    noMatchTitle: '没有此编号的错误',
    noMatchText: '请核对字母和数字。错误保留三十天，最多五百条。',
    clearFilter: '显示全部错误',
  },
} satisfies Dictionary<typeof en>;
