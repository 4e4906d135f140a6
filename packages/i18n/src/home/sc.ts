import type { Dictionary } from '../dictionary.ts';
import type { home as english } from './en.ts';

export const home = {
  greeting: '{name}，您好',
  greetingNameless: '您好',
  title: '我的申请',
  lead: {
    start: '您在{project}的申请，从这里开始。',
    continue: '您在{project}的申请已保存，可随时继续填写。',
    view: '您在{project}的申请已提交，后续进展将显示在这里。',
  },
  next: { start: '开始填写申请', continue: '继续填写申请', submit: '检查并提交申请', view: '查看我的申请' },
  state: {
    notSubmitted: '申请未提交',
    inProgress: '申请填写中',
    submitted: '申请已提交',
    interviewOrSupplement: '面试确认或补充材料',
    completed: '申请已完成',
  },
  submission: {
    title: '已提交的申请',
    number: '申请编号',
    submittedAt: '提交时间',
    receipt: '回执',
    earlier: '以往提交的回执',
  },
  batches: { batch: '申请批次', track: '申请赛道' },
  noBatches: '暂未公布申请时间',
  noBatchesText: '招生办公室公布后将显示在这里。',
  batchesFailed: '申请时间加载失败。',
  quickLinks: '快捷入口',
} as const satisfies Dictionary<typeof english>;
