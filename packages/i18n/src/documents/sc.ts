import type { Dictionary } from '../dictionary.ts';
import type { documents as en } from './en.ts';

export const documents = {
  export: '下载 PDF',
  asking: '正在准备 PDF……',
  progress: '正在准备 PDF：第 {done} 步，共 {of} 步',
  ready: 'PDF 已生成。',
  save: '保存 PDF（{size}）',
  failed: 'PDF 未能生成，您的申请不受影响。',
  retry: '重试',
} as const satisfies Dictionary<typeof en>;
