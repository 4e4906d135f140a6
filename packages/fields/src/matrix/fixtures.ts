import { buildOption } from '../shared/choices/testing/build-option.ts';
import type { Fixtures } from '../testing/battery.ts';

const rows = [
  buildOption('teaching', { sc: '教学', tc: '教學', en: 'Teaching' }),
  buildOption('library', { sc: '图书馆', tc: '圖書館', en: 'Library' }),
  buildOption('campus', { sc: '校园', tc: '校園', en: 'Campus' }),
];

const columns = [
  buildOption('1', { sc: '重要', tc: '重要', en: 'Important' }),
  buildOption('2', { sc: '一般', tc: '一般', en: 'Somewhat' }),
  buildOption('3', { sc: '不重要', tc: '不重要', en: 'Not important' }),
];

const field = {
  id: 'reasons',
  key: 'f1',
  type: 'matrix',
  label: { sc: '择校理由', tc: '擇校理由', en: 'Reasons for your choice' },
} as const;

export const matrixFixtures: Fixtures = {
  fields: [{ ...field, options: rows, columns, required: true }, { ...field, options: rows, columns }, { ...field }],
  good: [
    { value: { teaching: '1', library: '2', campus: '3' } },
    { value: { teaching: '2', library: '2', campus: '2' } },
  ],
  bad: [
    { value: { teaching: '1', campus: '3' } },
    { value: { teaching: '1', library: '2', campus: '9' } },
    { value: { teaching: '1' } },
  ],
};
