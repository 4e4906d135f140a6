import type { TableValue } from '../../src/features/additional-info/fill-table.ts';
import { words } from '../blocks/words.ts';
import type { DemoTable } from '../demo-tenant.ts';

/** What the office notes about an applicant, who sees only their own rows. */
export const additionalInfo: DemoTable = {
  name: words('资格预审记录', '資格預審紀錄', 'Eligibility check'),
  columns: [
    { title: words('日期', '日期', 'Date'), width: '120px' },
    { title: words('项目', '項目', 'Item') },
    { title: words('结果', '結果', 'Result'), width: '120px' },
  ],
};

export const additionalRows: readonly (readonly TableValue[])[] = [
  ['2026-10-20', words('学历学位', '學歷學位', 'Degree'), words('通过', '通過', 'Passed')],
  ['2026-10-22', words('英语水平', '英語水平', 'English'), words('待补材料', '待補文件', 'Documents to follow')],
];
