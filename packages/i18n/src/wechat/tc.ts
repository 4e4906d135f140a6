import type { Dictionary } from '../dictionary.ts';
import type { wechat as english } from './en.ts';

export const wechat = {
  title: '微信內無法儲存此檔案',
  file: '檔案：{name}',
  how: '請用手機瀏覽器開啟本頁：點選右上角「···」，選擇「在瀏覽器開啟」；也可以複製網址，貼到瀏覽器中開啟。屆時可能需要重新登入。',
  copy: '複製網址',
  copied: '已複製',
  failed: '網址複製失敗，請使用右上角的選單',
} as const satisfies Dictionary<typeof english>;
