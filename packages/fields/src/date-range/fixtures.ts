import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Fixtures } from '../testing/battery.ts';

const studies: FieldDefinition = {
  id: '71',
  key: 'f71',
  type: 'date-range',
  label: { sc: '就读时间', tc: '就讀時間', en: 'Time of study' },
  required: true,
  date: { unit: 'month', offersPresent: true, limits: { from: '1980-01', to: '' }, latest: { date: '' } },
};

export const dateRangeFixtures: Fixtures = {
  fields: [
    studies,
    { ...studies, id: '72', key: 'f72', date: { format: 'yyyy/MM/dd' } },
    { ...studies, id: '73', key: 'f73', date: { unit: 'year', offersPresent: true } },
  ],
  good: [
    { value: ['2016-09', '2020-06', ''] },
    { value: ['2020-09', 'Present', '1'] },
    { value: ['2026-11', 'Present', '1'] },
    { value: ['1980-01', '2026-11', ''] },
  ],
  bad: [
    { value: ['2016-09', '', ''] },
    { value: ['', '2020-06', ''] },
    { value: ['', 'Present', '1'] },
    { value: ['2020-06', '2016-09', ''] },
    { value: ['2020-06', '2020-06', ''] },
    { value: ['2026-12', 'Present', '1'] },
    { value: ['1979-12', '2020-06', ''] },
    { value: ['2016-09', '2026-12', ''] },
    { value: ['2016-09', 'soon', ''] },
  ],
};
