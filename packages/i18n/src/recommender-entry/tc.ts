import type { Dictionary } from '../dictionary.ts';
import type { recommenderEntry as en } from './en.ts';

export const recommenderEntry = {
  lead: '請輸入收到推薦邀請的電郵地址，我們會將驗證碼傳送到該地址，無須帳戶和密碼。',
  sent: '如有推薦邀請發往 {address}，您將收到驗證碼，10 分鐘內有效。',
  submit: '登入',
  byLink: '收到邀請電郵了嗎？直接按電郵中的按鈕，即可開啟推薦信。',
  toContinue: '請先登入，再繼續填寫推薦信。',
} as const satisfies Dictionary<typeof en>;
