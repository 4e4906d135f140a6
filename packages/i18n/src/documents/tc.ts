import type { Dictionary } from '../dictionary.ts';
import type { documents as en } from './en.ts';

export const documents = {
  export: '下載 PDF',
  asking: '正在準備 PDF……',
  progress: '正在準備 PDF：第 {done} 步，共 {of} 步',
  ready: 'PDF 已產生。',
  save: '儲存 PDF（{size}）',
  failed: 'PDF 未能產生，您的申請不受影響。',
  retry: '重試',
} as const satisfies Dictionary<typeof en>;
