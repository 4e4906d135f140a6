import type { TableValue } from '../../src/features/additional-info/fill-table.ts';
import { words } from '../blocks/words.ts';
import type { DemoTable } from '../demo-tenant.ts';

/** What the office notes about an applicant, who sees only their own rows. */
export const additionalInfo: DemoTable = {
  name: words('咨询与活动记录', '諮詢與活動紀錄', 'Advice and events'),
  columns: [
    { title: words('日期', '日期', 'Date'), width: '120px' },
    { title: words('活动', '活動', 'Event') },
    { title: words('招生老师', '招生老師', 'Adviser'), width: '120px' },
  ],
};

export const additionalRows: readonly (readonly TableValue[])[] = [
  ['2026-09-12', words('招生说明会', '招生講座', 'Information session'), words('吴老师', '吳老師', 'Ms Wu')],
  ['2026-10-10', words('面试模拟', '模擬面試', 'Mock interview'), words('吴老师', '吳老師', 'Ms Wu')],
];
