import { expect, test } from 'vitest';
import { figuresAsText, parseFigures } from './parse-figures.ts';

const inAll = (text: string) => ({ sc: text, tc: text, en: text });

test.each([
  ['tabs', 'Year\tApplied\tAdmitted\n2024\t1,204\t40\n2025\t1311\t\n'],
  ['commas', '\uFEFFYear,Applied,Admitted\r\n2024,"1,204",40\r\n\r\n2025,1311,–\r\n'],
  ['semicolons', 'Year;Applied;Admitted\n2024;1204;40\n2025;1 311;'],
  ['wide digits', 'Year\tApplied\tAdmitted\n2024\t１２０４\t４０\n2025\t1311'],
])('a table with %s is read', (_what, text) => {
  expect(parseFigures(text)).toEqual({
    corner: inAll('Year'),
    columns: [inAll('Applied'), inAll('Admitted')],
    rows: [
      { label: inAll('2024'), values: [1204, 40] },
      { label: inAll('2025'), values: [1311, null] },
    ],
  });
});

test.each([
  ['12.5%', 12.5],
  ['12,5', 12.5],
  ['-3', -3],
  ['1,234,567', 1_234_567],
])('%s is %d', (cell, value) => {
  expect(parseFigures(`a\tb\nc\t${cell}`)).toMatchObject({ rows: [{ values: [value] }] });
});

test.each([
  ['', { key: 'empty' }],
  ['only one line', { key: 'empty' }],
  ['a\tb\nc\tmany', { key: 'number', row: 2, column: 2, text: 'many' }],
  ['a\tb\nc\t=1+1', { key: 'number', row: 2, column: 2, text: '=1+1' }],
  [`a${'\tb'.repeat(9)}\nc`, { key: 'tooWide', most: 8 }],
  [`a\tb${'\nc\t1'.repeat(61)}`, { key: 'tooLong', most: 60 }],
])('%j is refused', (text, problem) => {
  expect(parseFigures(text)).toEqual({ problem });
});

test('names keep their translations when the table is read anew', () => {
  const former = {
    corner: { sc: '年份', tc: '年份', en: 'Year' },
    columns: [{ sc: '报名', tc: '報名', en: 'Applied' }],
    rows: [{ label: inAll('2024'), values: [1] }],
  };
  expect(figuresAsText(former, 'sc')).toBe('年份\t报名\n2024\t1');
  expect(parseFigures('年份\t报名\t新\n2024\t2\t3', former)).toEqual({
    corner: former.corner,
    columns: [former.columns[0], inAll('新')],
    rows: [{ label: inAll('2024'), values: [2, 3] }],
  });
});
