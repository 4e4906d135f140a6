import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Fixtures } from '../testing/battery.ts';

const birthday: FieldDefinition = {
  id: '61',
  key: 'f61',
  type: 'date',
  label: { sc: '出生日期', tc: '出生日期', en: 'Date of birth' },
  required: true,
  date: {
    limits: {
      from: '1950-01-01',
      to: '2010-12-31',
      text: {
        sc: '请填写 1950 至 2010 年之间的日期',
        tc: '請填寫 1950 至 2010 年之間的日期',
        en: 'Born 1950 to 2010, please',
      },
    },
    latest: { date: '' },
  },
};

export const dateFixtures: Fixtures = {
  fields: [
    birthday,
    { ...birthday, id: '62', key: 'f62', date: { unit: 'month', latest: { date: '2026-06-30' } } },
    { ...birthday, id: '63', key: 'f63', date: { unit: 'year' } },
    { ...birthday, id: '64', key: 'f64', date: { format: 'yyyy/MM/dd', limits: { from: '2020', to: '' } } },
  ],
  good: [{ value: '1998-03-07' }, { value: '1950-01-01' }, { value: '2010-12-31' }, { value: '2000-02-29' }],
  bad: [
    { value: '1949-12-31' },
    { value: '2011-01-01' },
    { value: '1999-02-30' },
    { value: '1998-03' },
    { value: 'soon' },
  ],
};
