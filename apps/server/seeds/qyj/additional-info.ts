import type { TableValue } from '../../src/features/additional-info/fill-table.ts';
import { words } from '../blocks/words.ts';
import type { DemoTable } from '../demo-tenant.ts';

/** What the office notes about an applicant, who sees only their own rows. */
export const additionalInfo: DemoTable = {
  name: words('走访与路演', '走訪與路演', 'Visits and pitches'),
  columns: [
    { title: words('日期', '日期', 'Date'), width: '120px' },
    { title: words('活动', '活動', 'Event') },
    { title: words('签到', '簽到', 'Signed in'), width: '100px' },
  ],
};

export const additionalRows: readonly (readonly TableValue[])[] = [
  ['2026-09-18', words('绿色能源开放日', '綠色能源開放日', 'Clean energy open day'), words('已签到', '已簽到', 'Yes')],
];
