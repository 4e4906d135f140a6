import { describe, expect, it } from 'vitest';
import { decimalKey, isDecimal } from './decimal.ts';

describe('isDecimal', () => {
  it.each([
    ['a digit', '0'],
    ['digits', '120'],
    ['a fraction', '3.14'],
    ['zeros before and after', '007.500'],
    ['a minus', '-1.5'],
    ['a plus', '+2'],
    ['more digits than a number holds', '123456789012345678901234567890.1'],
  ])('takes %s', (_what, text) => {
    expect(isDecimal(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a lonely dot', '.'],
    ['a dot at the end', '5.'],
    ['a dot at the beginning', '.5'],
    ['two dots', '1.2.3'],
    ['a lonely sign', '-'],
    ['two signs', '--1'],
    ['a sign at the end', '1-'],
    ['an exponent', '1e5'],
    ['thousands', '1,000'],
    ['a decimal comma', '1,5'],
    ['hexadecimal digits', '0x1f'],
    ['a blank inside', '1 000'],
    ['a blank before', ' 1'],
    ['a line break after', '1\n'],
    ['wide digits', '１２'],
    ['a Chinese number', '三'],
    ['Infinity', 'Infinity'],
    ['NaN', 'NaN'],
  ])('refuses %s', (_what, text) => {
    expect(isDecimal(text)).toBe(false);
  });
});

it.each([
  ['05', '5'],
  ['+5', '5'],
  ['5.0', '5'],
  ['-5.50', '-5.5'],
  ['-0', '0'],
  ['0.00', '0'],
  ['100', '100'],
  ['0.5', '0.5'],
  ['12345678901234567890', '12345678901234567890'],
])('%s is the number %s', (written, key) => expect(decimalKey(written)).toBe(key));
