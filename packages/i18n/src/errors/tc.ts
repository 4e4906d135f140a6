import type { Dictionary } from '../dictionary.ts';
import type { errors as en } from './en.ts';

export const errors = {
  malformed: '請求內容有誤，請檢查後重試。',
  wrongHash: '請求在傳輸中受損，請重試。',
  notSignedIn: '請先登入。',
  wrongCredentials: '帳號或密碼不正確。',
  forbidden: '您沒有權限進行此操作。',
  serviceEnded: '本項目的服務期已過。',
  notFound: '頁面不存在',
  projectMissing: '項目不存在，請確認後重試',
  keyReused: '該請求已用於其他操作，請重新整理頁面後重試。',
  tooLarge: '提交的內容過大。',
  unsupportedMedia: '不支援該類型的請求。',
  tooMany: '操作過於頻繁，請稍後再試。',
  broken: '系統錯誤：介面返回失敗。',
  busy: '服務繁忙，請稍後再試。',
} as const satisfies Dictionary<typeof en>;
