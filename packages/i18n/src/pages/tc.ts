import type { Dictionary } from '../dictionary.ts';
import type { pages as en } from './en.ts';

export const pages = {
  '/': '首頁',
  '/login': '登入',
  '/login_code': '短訊驗證碼登入',
  '/login_email': '電郵驗證碼登入',
  '/login_fast': '免密碼填報',
  '/login_old': '登入',
  '/login_pass': '密碼登入',
  '/register': '註冊',
  '/pass': '忘記密碼',
  '/password': '重設密碼',
  '/edit_pass': '更改密碼',
  '/editPassword': '更改密碼',
  '/email': '電郵啟用',
  '/guide': '指南',
  '/help/404': '頁面不存在',
  '/help/505': '伺服器錯誤',
  '/ref_login': '推薦人登入',
  '/statement': '聲明',
} as const satisfies Dictionary<typeof en>;
