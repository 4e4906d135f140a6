import type { formSchedule as english } from './en.ts';
import type { Dictionary } from '../../dictionary.ts';

export const formSchedule: Dictionary<typeof english> = {
  when: '發布時間',
  now: '立即',
  later: '定時',
  time: '時間（以機構所在時區為準）',
  laterLead: '發布的是草稿現在的內容。在此之前對草稿的修改會留在草稿中。',
  confirm: '定時發布',
  waiting: '定時發布：{time}',
  waitingHint: '由 {name} 安排。發布的是當時的草稿，現在的修改不在其中。',
  cancel: '取消發布',
  cancelled: '已取消定時發布。',
  undo: '復原',
  published: '版本 {number} 已按時發布。',
  failed: '未能發布：{time}',
  failedBy: '由 {name} 安排。',
  failures: {
    overtaken: '期間已發布了其他版本。',
    unsound: '屆時表格存在錯誤。',
    notAllowed: '安排發布的人已沒有發布權限。',
  },
  unread: '無法載入定時發布的資料',
};
