import type { Dictionary } from '../dictionary.ts';
import type { embedded as english } from './en.ts';

export const embedded: Dictionary<typeof english> = {
  where: '此頁面來自 {host}。',
  frame: '{host} 的頁面',
  back: '返回系統',
  open: '在新視窗中開啟',
  empty: '如果下方沒有顯示內容，請在新視窗中開啟。',
  refused: '無法在此顯示該頁面',
  refusedText: '學校未允許顯示此地址。請檢查您開啟的連結，或諮詢招生辦公室。',
};
