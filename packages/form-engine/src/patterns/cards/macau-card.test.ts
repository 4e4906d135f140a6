import { describe, expect, it } from 'vitest';
import { isMacauCard } from './macau-card.ts';

describe('isMacauCard', () => {
  it.each(['1234567(8)', '5234567(0)', '7234567(9)', '12345678', '5/234567/8'])('takes %s', (text) => {
    expect(isMacauCard(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['another first digit', '2234567(8)'],
    ['no check digit', '1234567'],
    ['a digit too many', '12345678(9)'],
    ['a digit too few', '123456(7)'],
    ['an empty check digit', '1234567()'],
    ['half of the parentheses', '1234567(8'],
    ['the other half', '12345678)'],
    ['a letter as check digit', '1234567(A)'],
    ['one stroke', '5/2345678'],
    ['a stroke after it', '12345678/'],
    ['a blank', '1234567 (8)'],
    ['wide digits', '１２３４５６７８'],
  ])('refuses %s', (_what, text) => {
    expect(isMacauCard(text)).toBe(false);
  });
});
