import type { Dictionary } from '../dictionary.ts';
import type { firstPage as en } from './en.ts';

export const firstPage: Dictionary<typeof en> = {
  loading: '載入中…',
  project: {
    description: '網上申請{organisation}的{project}：閱讀指南，隨時填寫申請表，提交申請並了解後續進展。',
  },
  directory: {
    title: '網上申請',
    description: '請選擇您要申請的學校和項目。',
  },
  verify: {
    title: '核實回執',
    description: '查核提交回執的真偽。您在此輸入的內容不會被儲存。',
  },
  missing: {
    title: '頁面不存在',
    description: '此地址沒有對應的項目。',
  },
};
