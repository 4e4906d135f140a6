import type { TableValue } from '../../src/features/additional-info/fill-table.ts';
import { words } from '../blocks/words.ts';
import type { DemoTable } from '../demo-tenant.ts';

/** What the office notes about an applicant, who sees only their own rows. */
export const additionalInfo: DemoTable = {
  name: words('推荐信收件情况', '推薦信收件情況', 'Letters received'),
  columns: [
    { title: words('推荐人', '推薦人', 'Recommender') },
    { title: words('邀请日期', '邀請日期', 'Invited'), width: '120px' },
    { title: words('状态', '狀態', 'State'), width: '140px' },
  ],
};

export const additionalRows: readonly (readonly TableValue[])[] = [
  [words('程远山教授', '程遠山教授', 'Professor Cheng Yuanshan'), '2026-10-02', words('已收到', '已收到', 'Received')],
  [words('安娜·科尔教授', '安娜·科爾教授', 'Professor Anna Kohl'), '2026-10-02', words('已收到', '已收到', 'Received')],
  [words('杜临川教授', '杜臨川教授', 'Professor Du Linchuan'), '2026-10-03', words('等待中', '等待中', 'Awaited')],
];
