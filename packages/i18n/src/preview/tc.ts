import type { Dictionary } from '../dictionary.ts';
import type { preview as en } from './en.ts';

export const preview = {
  sections: '目錄',
  back: '返回',
  position: '{number} / {count}',
  withheld: '「--」表示該資料不對您顯示。',
  emptyOwn: '您尚未填寫此部分。',
  empty: '此部分未填寫。',
  noRows: '沒有項目。',
  entry: '第 {row} 項',
  changed: '提交後由 {name} 修改，{time}',
  flow: {
    title: '院校回覆',
    day: '日期',
    text: '說明',
    files: '附件',
    by: '記錄人',
    staffOnly: '僅工作人員可見',
    open: '辦理中',
    passed: '通過',
    failed: '未通過',
  },
  letters: {
    title: '推薦信',
    nobody: '未填寫姓名的推薦人',
    email: '電郵',
    files: '附件',
    invited: '邀請已寄出',
    delivered: '邀請已送達',
    opened: '邀請已查看',
    declined: '已婉拒',
    bounced: '邀請郵件遭退回',
    received: '已收到推薦信',
    receivedAt: '已收到推薦信，{time}',
  },
  tables: { title: '附加資料', noRows: '此表中沒有與本申請相關的記錄。' },
} as const satisfies Dictionary<typeof en>;
