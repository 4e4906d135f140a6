import type { Dictionary } from '../dictionary.ts';
import type { firstPage as en } from './en.ts';

export const firstPage: Dictionary<typeof en> = {
  loading: '加载中…',
  project: {
    description: '在线申请{organisation}的{project}：阅读指南，随时填写申请表，提交申请并了解后续进展。',
  },
  directory: {
    title: '在线申请',
    description: '请选择您要申请的学校和项目。',
  },
  verify: {
    title: '验证回执',
    description: '查验提交回执的真伪。您在此输入的内容不会被保存。',
  },
  missing: {
    title: '页面不存在',
    description: '此地址没有对应的项目。',
  },
};
