import type { TableValue } from '../../src/features/additional-info/fill-table.ts';
import { words } from '../blocks/words.ts';
import type { DemoTable } from '../demo-tenant.ts';

/** What the office notes about an applicant, who sees only their own rows. */
export const additionalInfo: DemoTable = {
  name: words('活动参与', '活動參與', 'Events attended'),
  columns: [{ title: words('日期', '日期', 'Date'), width: '120px' }, { title: words('活动', '活動', 'Event') }],
};

export const additionalRows: readonly (readonly TableValue[])[] = [
  ['2026-10-08', words('线上说明会', '線上說明會', 'Online information session')],
  ['2026-10-29', words('往届学人问答', '往屆學人問答', 'Questions to former scholars')],
];
