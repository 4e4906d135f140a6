import { describe, expect, it } from 'vitest';
import { isPhone, phoneKey } from './phone.ts';

describe('isPhone', () => {
  it.each([
    ['86', '13800138000', true],
    ['86', '12345678901', false],
    ['86', '1380013800', false],
    ['852', '51234567', true],
    ['852', '5123 4567', true],
    ['852', '123', false],
    ['44', '7400 123456', true],
    ['44', '07400123456', true],
    ['1', '2025550123', true],
    ['1', '0000000000', false],
    ['999', '123456789', false],
    ['852', '5'.repeat(100_000), false],
  ])('+%s %.20s: %s', (area, number, valid) => {
    expect(isPhone(area, number)).toBe(valid);
  });
});

describe('phoneKey', () => {
  it.each([
    ['86', '13800138000', '13800138000'],
    ['852', '5123-4567', '+85251234567'],
    ['44', '(0)7400 123456', '+447400123456'],
  ])('+%s %s is %s', (area, number, key) => {
    expect(phoneKey(area, number)).toBe(key);
  });
});
