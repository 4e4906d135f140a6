import { expect, test } from 'vitest';
import { checkPhone } from './check-phone.ts';

test.each([
  ['86', '', 'missing'],
  ['86', '()-', 'missing'],
  ['', '13800138000', 'choose'],
  ['86', '13800138000', null],
  ['86', '138-0013-8000', null],
  ['86', '1380013800', 'mainland'],
  ['86', '12800138000', 'mainland'],
  ['86', '138001380001', 'mainland'],
  ['852', '51234567', null],
  ['852', '5123', 'wrong'],
  ['1', '(212) 555-0123', null],
  ['44', '07400 123456', null],
  ['1', '13800138000000', 'wrong'],
])('+%s %s: %s', async (area, number, problem) => {
  expect(await checkPhone(area, number)).toBe(problem);
});
