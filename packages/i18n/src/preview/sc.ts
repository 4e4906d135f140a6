import type { Dictionary } from '../dictionary.ts';
import type { preview as en } from './en.ts';

export const preview = {
  sections: '目录',
  back: '返回',
  position: '{number} / {count}',
  withheld: '“--”表示该信息不对您显示。',
  emptyOwn: '您尚未填写此部分。',
  empty: '此部分未填写。',
  noRows: '没有条目。',
  entry: '第 {row} 条',
  changed: '提交后由 {name} 修改，{time}',
  flow: {
    title: '院校反馈',
    day: '日期',
    text: '说明',
    files: '附件',
    by: '记录人',
    staffOnly: '仅工作人员可见',
    open: '办理中',
    passed: '通过',
    failed: '未通过',
  },
  letters: {
    title: '推荐信',
    nobody: '未填写姓名的推荐人',
    email: '邮箱',
    files: '附件',
    invited: '邀请已发送',
    delivered: '邀请已送达',
    opened: '邀请已查看',
    declined: '已婉拒',
    bounced: '邀请邮件被退回',
    received: '已收到推荐信',
    receivedAt: '已收到推荐信，{time}',
  },
  tables: { title: '附加信息', noRows: '此表中没有与本申请相关的记录。' },
} as const satisfies Dictionary<typeof en>;
