import type { Dictionary } from '../dictionary.ts';
import type { home as english } from './en.ts';

export const home = {
  greeting: '{name}，您好',
  greetingNameless: '您好',
  title: '我的申請',
  lead: {
    start: '您在{project}的申請，從這裡開始。',
    continue: '您在{project}的申請已儲存，可隨時繼續填寫。',
    view: '您在{project}的申請已提交，後續進展將顯示在這裡。',
  },
  next: { start: '開始填寫申請', continue: '繼續填寫申請', submit: '檢查並提交申請', view: '查看我的申請' },
  state: {
    notSubmitted: '申請未提交',
    inProgress: '申請填寫中',
    submitted: '申請已提交',
    interviewOrSupplement: '面試確認或補充材料',
    completed: '申請已完成',
  },
  submission: {
    title: '已提交的申請',
    number: '申請編號',
    submittedAt: '提交時間',
    receipt: '回執',
    earlier: '以往提交的回執',
  },
  batches: { batch: '申請批次', track: '申請賽道' },
  noBatches: '尚未公布申請時間',
  noBatchesText: '招生辦公室公布後將顯示在這裡。',
  batchesFailed: '申請時間載入失敗。',
  quickLinks: '快速連結',
} as const satisfies Dictionary<typeof english>;
