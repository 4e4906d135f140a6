import type { Dictionary } from '../dictionary.ts';
import type { signInAgain as english } from './en.ts';

export const signInAgain = {
  title: '請重新登入',
  lead: '您的登入已失效。您填寫的內容沒有遺失，仍在此頁上，登入後即會儲存。',
  as: '先前登入的帳戶：{name}',
  close: '暫不登入',
  retry: '重試',
  other: {
    title: '這是另一個帳戶',
    lead: '您登入的是 {other}。此頁內容屬於 {name}，不會儲存到其他帳戶。',
    back: '以 {name} 登入',
    goOn: '以 {other} 繼續',
    nameless: '另一個帳戶',
  },
} as const satisfies Dictionary<typeof english>;
