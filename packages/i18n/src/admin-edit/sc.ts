import type { Dictionary } from '../dictionary.ts';
import type { adminEdit as en } from './en.ts';

export const adminEdit = {
  label: '工作人员代为编辑',
  lead: '{staff}，您正在编辑“{applicant}”的申请，所有修改都会记录在您的名下。',
  end: '结束编辑',
  toConsole: '前往管理后台',
  ended: {
    title: '编辑已结束',
    text: '本次编辑的时间已到，或您已无权编辑这份申请。尚未保存的内容保留在此浏览器中，从管理后台再次打开这份申请表时会自动恢复。',
  },
  refused: {
    title: '此链接已失效',
    text: '编辑链接只能使用一次，有效期一分钟。请从管理后台重新打开申请表。',
  },
} as const satisfies Dictionary<typeof en>;
