import type { NewTable, TableValue } from '../../src/features/additional-info/keep-table.ts';
import { words } from '../blocks/words.ts';

/** What the office notes about an applicant, who sees only their own rows. */
export const additionalInfo: NewTable = {
  name: words('活动参与', '活動參與', 'Events attended'),
  columns: [{ title: words('日期', '日期', 'Date'), width: '120px' }, { title: words('活动', '活動', 'Event') }],
};

export const additionalRows: readonly (readonly TableValue[])[] = [
  ['2026-10-08', words('线上说明会', '線上說明會', 'Online information session')],
  ['2026-10-29', words('往届学人问答', '往屆學人問答', 'Questions to former scholars')],
];
