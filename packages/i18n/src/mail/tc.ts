import type { Dictionary } from '../dictionary.ts';
import type { mail as en } from './en.ts';

export const mail = {
  welcome: {
    subject: '歡迎使用{project}',
    greeting: '{name}，您好：',
    accountReady: '您在{project}的帳號已經開通，登入帳號為 {account}。',
    nextStep:
      '請先閱讀報名指南，再選擇申請類型，按自己的步調填寫申請表。提交之前，已儲存的內容會一直保留在您的帳號中。',
    safety: '我們不會以任何方式索取您的密碼。如果您並未申請，請忽略本電郵。',
    action: '進入系統',
    closing: '期待收到您的申請。',
    signature: '{organisation} 招生辦公室',
  },
  opening: {
    subject: '{batch}已開放申請｜{project}',
    greeting: '{name}，您好：',
    open: '{batch}現已開放申請，截止時間為 {until}。',
    advice: '請為準備材料預留時間；如需推薦信，也請儘早聯絡推薦人。截止之前提交的申請有效，逾期不再受理。',
    action: '繼續填寫申請',
    closing: '如有疑問，請電郵至 {contact}。',
    signature: '{organisation} 招生辦公室',
  },
  sms: {
    opening: '【{project}】{batch}已開放申請，截止時間 {until}，請登入 {link} 填寫。',
  },
  footer: {
    reason: '您收到本電郵，是因為有人使用此電郵地址註冊了{project}的帳號。',
    noReply: '本電郵由系統自動發送，請勿直接回覆。',
    linkHint: '如果按鈕無法點擊，請將以下網址複製到瀏覽器中開啟：{link}',
  },
} as const satisfies Dictionary<typeof en>;
