import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth, inUnit, readDate, spanOf } from './calendar-date.ts';

describe('readDate', () => {
  it.each([
    ['2020-1-5', '2020-01-05'],
    ['2020/01/05', '2020-01-05'],
    ['2020.1.5', '2020-01-05'],
    ['2020 1 5', '2020-01-05'],
    ['20200105', '2020-01-05'],
    ['2020年1月5日', '2020-01-05'],
    ['2020 年 1 月 5 日', '2020-01-05'],
    ['２０２０－０１－０５', '2020-01-05'],
    [' 2020-01-05 ', '2020-01-05'],
    ['2020-1', '2020-01'],
    ['202001', '2020-01'],
    ['2020年1月', '2020-01'],
    ['2020', '2020'],
    ['2020年', '2020'],
    ['0001-01-01', '0001-01-01'],
    ['9999-12-31', '9999-12-31'],
    ['2000-02-29', '2000-02-29'],
    ['2024-02-29', '2024-02-29'],
  ])('understands %s', (text, date) => expect(readDate(text)).toBe(date));

  it.each([
    '',
    '0000-01-01',
    '10000-01-01',
    '1999-02-29',
    '1999-02-30',
    '1900-02-29',
    '2020-04-31',
    '2020-13-01',
    '2020-00-10',
    '2020-01-00',
    '2020-01-',
    '2020--01',
    '2020010',
    '20-1-5',
    '05/01/2020',
    '2020-01-05T00:00:00Z',
    'Present',
    '2020-01-05'.repeat(10_000),
  ])('refuses %s', (text) => expect(readDate(text)).toBeNull());

  it('agrees with the platform about which days exist', () => {
    const parts = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const instant = new Date(0);
        instant.setUTCFullYear(year, month - 1, day);
        const exists = instant.getUTCMonth() === month - 1;
        const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        expect(readDate(text)).toBe(exists ? text : null);
        expect(exists).toBe(day <= daysInMonth(year, month));
      }),
    );
  });

  it('never throws, and reads what it gave unchanged', () => {
    const separator = fc.constantFrom('', '-', '/', '.', '年', '月', ' ');
    const digits = fc.nat(9999).map(String);
    const likely = fc
      .tuple(digits, separator, digits, separator, digits, fc.constantFrom('', '日'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(likely, fc.string({ unit: 'binary' })), (text) => {
        const date = readDate(text);
        if (date !== null) expect(readDate(date)).toBe(date);
      }),
    );
  });
});

describe('spanOf', () => {
  it.each([
    ['2020-02-10', '2020-02-10', '2020-02-10'],
    ['2020-02', '2020-02-01', '2020-02-29'],
    ['2021-02', '2021-02-01', '2021-02-28'],
    ['2021-11', '2021-11-01', '2021-11-30'],
    ['2021', '2021-01-01', '2021-12-31'],
  ])('%s covers %s to %s', (date, from, to) => expect(spanOf(date)).toEqual({ from, to }));
});

describe('inUnit', () => {
  it.each([
    ['2020-02-10', 'year', '2020'],
    ['2020-02-10', 'month', '2020-02'],
    ['2020-02-10', 'day', '2020-02-10'],
    ['2020-02', 'day', null],
    ['2020', 'month', null],
  ] as const)('%s by %s is %s', (date, unit, coarse) => expect(inUnit(date, unit)).toBe(coarse));
});
