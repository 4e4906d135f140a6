import type { Dictionary } from '../dictionary.ts';
import type { embedded as english } from './en.ts';

export const embedded: Dictionary<typeof english> = {
  where: '此页面来自 {host}。',
  frame: '{host} 的页面',
  back: '返回系统',
  open: '在新窗口中打开',
  empty: '如果下方没有显示内容，请在新窗口中打开。',
  refused: '无法在此显示该页面',
  refusedText: '学校未允许显示此地址。请检查您打开的链接，或咨询招生办公室。',
};
