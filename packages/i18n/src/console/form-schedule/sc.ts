import type { formSchedule as english } from './en.ts';
import type { Dictionary } from '../../dictionary.ts';

export const formSchedule: Dictionary<typeof english> = {
  when: '发布时间',
  now: '立即',
  later: '定时',
  time: '时间（以机构所在时区为准）',
  laterLead: '发布的是草稿现在的内容。在此之前对草稿的修改会留在草稿中。',
  confirm: '定时发布',
  waiting: '定时发布：{time}',
  waitingHint: '由 {name} 安排。发布的是当时的草稿，现在的修改不在其中。',
  cancel: '取消发布',
  cancelled: '已取消定时发布。',
  undo: '撤销',
  published: '版本 {number} 已按时发布。',
  failed: '未能发布：{time}',
  failedBy: '由 {name} 安排。',
  failures: {
    overtaken: '期间已发布了其他版本。',
    unsound: '届时表单存在错误。',
    notAllowed: '安排发布的人已没有发布权限。',
  },
  unread: '无法加载定时发布的信息',
};
