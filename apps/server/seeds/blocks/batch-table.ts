import type { LocalText } from '@portico/form-engine/language';
import type { BatchInformation } from '../../src/platform/db/tables/tenant-tables.ts';
import { words } from './words.ts';

/** A timetable as a table of two columns. */
export function schedule(...rows: readonly (readonly [LocalText, LocalText])[]): BatchInformation {
  return {
    name: words('日程安排', '日程安排', 'Schedule'),
    titles: [words('环节', '環節', 'Step'), words('时间', '時間', 'When')],
    rows,
    widths: ['9rem', ''],
  };
}

export const step = {
  review: words('材料审核', '文件審核', 'Review of materials'),
  interview: words('面试', '面試', 'Interview'),
  result: words('结果公布', '結果公佈', 'Results'),
  fee: words('申请费', '申請費', 'Application fee'),
} as const satisfies Record<string, LocalText>;
