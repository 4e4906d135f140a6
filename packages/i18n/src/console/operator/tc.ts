import type { Dictionary } from '../../dictionary.ts';
import type { operatorWords as en } from './en.ts';

export const operatorWords = {
  operator: {
    title: '系統運作',
    lead: '本系統的運作情形。只有整個系統的擁有者看得到此頁。',
  },
  recentErrors: {
    heading: '最近的錯誤',
    lead: '遇到意外錯誤的人會看到一個編號，例如 KRTW-4071。依編號可以查到錯誤發生在程式的何處；不保存是誰、填寫了什麼。伺服器日誌中有相同的編號。',
    search: '依錯誤編號搜尋',
    list: '最近的錯誤',
    reference: '錯誤編號',
    where: '位置',
    what: '錯誤',
    stack: '程式中的位置',
    failed: '無法載入錯誤清單',
    emptyTitle: '沒有意外錯誤',
    emptyText: '最近三十天內的錯誤會顯示在這裡，最多五百筆。',
    noMatchTitle: '沒有此編號的錯誤',
    noMatchText: '請核對字母和數字。錯誤保留三十天，最多五百筆。',
    clearFilter: '顯示所有錯誤',
  },
} satisfies Dictionary<typeof en>;
