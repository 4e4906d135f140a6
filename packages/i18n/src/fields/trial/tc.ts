import type { Dictionary } from '../../dictionary.ts';
import type { trial as english } from './en.ts';

export const trial = {
  title: '試填申請表',
  lead: '註冊之前先了解全部問題。您在此填寫的內容不會離開本瀏覽器，關閉此分頁後即消失。',
  modules: '表格各部分',
  fill: '填寫',
  read: '預覽',
  check: '檢查本部分',
  sound: '本部分沒有遺漏。',
  none: '本項目未開放試填',
  noneText: '請註冊或登入後填寫申請表。',
  register: '註冊',
  retry: '重試',
  failed: '表格載入失敗。',
  loading: '正在載入表格',
  state: { empty: '未填寫', partial: '部分填寫', complete: '已完成' },
  unreadable: '無法再讀取該檔案，請重新選擇。',
} as const satisfies Dictionary<typeof english>;
