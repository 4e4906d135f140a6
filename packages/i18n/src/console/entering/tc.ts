import type { Dictionary } from '../../dictionary.ts';
import type { entering as en } from './en.ts';

export const entering = {
  toSignIn: '前往登入',
  loading: '正在查看連結',
  mail: '電郵',
  mailMissing: '請輸入電郵，例如 name@example.com。',
  name: '您的姓名',
  nameAbout: '同事將看到此姓名。',
  nameMissing: '請輸入姓名。',
  newPassword: '新密碼',
  passwordAbout: '至少 8 個字元，包含大寫字母、小寫字母和數字。',
  passwordWeak: '密碼至少 8 個字元，並包含大寫字母、小寫字母和數字。',
  passwordCommon: '這個密碼很容易被猜到，請換一個。',
  broken: '連結不完整。請從電郵中重新開啟，或複製完整連結。',
  invitation: {
    title: '接受邀請',
    lead: '{by} 邀請您擔任{role}：{place}。',
    address: '此邀請寄給 {email}，您將使用此電郵登入。',
    known: '此電郵已有帳戶，姓名和密碼保持不變。',
    other: '您目前以 {account} 登入，而此邀請寄給 {email}。請先登出，或在其他瀏覽器中開啟連結。',
    signOut: '登出並繼續',
    make: '建立帳戶',
    accept: '接受角色',
    deadTitle: '此連結已失效',
  },
  forgotten: {
    link: '忘記密碼？',
    title: '忘記密碼',
    lead: '請輸入您帳戶的電郵，我們會寄出設定新密碼的連結。',
    submit: '寄出連結',
    sent: '如果 {email} 有對應的帳戶，電郵已在寄送途中，連結一小時內有效。請同時查看垃圾郵件。',
    none: '沒有收到電郵，或帳戶沒有電郵？請聯絡邀請您的同事，擁有者可以協助。',
  },
  newPasswordPage: {
    title: '設定新密碼',
    lead: '您已登入的所有裝置都將登出。兩步驗證保持不變。',
    submit: '設定密碼',
    again: '重新取得連結',
  },
  ready: {
    invited: '帳戶已建立。請使用您設定的密碼登入。',
    added: '您已獲得新角色。請照常使用原密碼登入。',
    password: '新密碼已設定，請使用新密碼登入。',
  },
} as const satisfies Dictionary<typeof en>;
