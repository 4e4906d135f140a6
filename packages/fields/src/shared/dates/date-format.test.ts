import { describe, expect, it } from 'vitest';
import { shapeOf, understood, unitOfFormat, writeDate } from './date-format.ts';

describe('unitOfFormat', () => {
  it.each([
    ['yyyy', 'year'],
    ['yyyy-MM', 'month'],
    ['yyyy-MM-dd', 'day'],
    ['yyyy/MM/dd', 'day'],
    ['yyyy.M.d', 'day'],
    ['yyyyMMdd', 'day'],
    ['YYYY-MM-DD', 'day'],
    ['yyyy年MM月dd日', 'day'],
    ['yyyy年M月', 'month'],
    ['yyyyMd', null],
    ['dd/MM/yyyy', null],
    ['yyyy-MM-dd HH:mm', null],
    ['timestamp', null],
    ['', null],
  ])('%s writes a %s', (format, unit) => expect(unitOfFormat(format)).toBe(unit));
});

describe('writeDate', () => {
  it.each([
    ['2020-01-05', 'yyyy-MM-dd', '2020-01-05'],
    ['2020-01-05', 'yyyy/MM/dd', '2020/01/05'],
    ['2020-01-05', 'yyyy年M月d日', '2020年1月5日'],
    ['2020-01', 'yyyy.MM', '2020.01'],
    ['2020', 'yyyy年', '2020年'],
  ])('%s by %s is %s', (date, format, written) => expect(writeDate(date, format)).toBe(written));
});

describe('shapeOf', () => {
  it.each([
    [undefined, { unit: 'day', format: 'yyyy-MM-dd' }],
    [{ unit: 'month' }, { unit: 'month', format: 'yyyy-MM' }],
    [{ format: 'yyyy/MM' }, { unit: 'month', format: 'yyyy/MM' }],
    [
      { unit: 'year', format: 'yyyy-MM-dd' },
      { unit: 'year', format: 'yyyy' },
    ],
    [
      { unit: 'day', format: 'timestamp' },
      { unit: 'day', format: 'yyyy-MM-dd' },
    ],
  ] as const)('of %j is %j', (settings, shape) => expect(shapeOf(settings)).toEqual(shape));
});

describe('understood', () => {
  it.each([
    ['20200105', 'yyyy/MM/dd', '2020/01/05'],
    ['2020-1-5', 'yyyy-MM', '2020-01'],
    ['2020-1', 'yyyy-MM-dd', '2020-1'],
    ['next year', 'yyyy', 'next year'],
  ])('%s for %s becomes %s', (text, format, written) => expect(understood(text, shapeOf({ format }))).toBe(written));
});
