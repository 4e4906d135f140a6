import { expect, it } from 'vitest';
import isPostalCode from 'validator/lib/isPostalCode.js';
import { isPostcode } from './postcode.ts';

it.each([
  ['CN', '100871'],
  ['US', '94305'],
  ['US', '94305-1234'],
  ['GB', 'SW1A 2AA'],
  ['CA', 'K1A 0B1'],
  ['JP', '100-0001'],
  ['NL', '1012 AB'],
  ['IE', 'D02 AF30'],
  ['PL', '00-950'],
  ['BR', '01310-100'],
  ['FO', '100'],
] as const)('takes one of %s, as a library does: %s', (country, text) => {
  if (country !== 'FO') expect(isPostalCode(text, country)).toBe(true);
  expect(isPostcode(text)).toBe(true);
});

it.each(['', '12', 'London', '100871号', '１００８７１', '100--871', '-100871', '100871 ', '1'.repeat(11)])(
  'refuses %j',
  (text) => {
    expect(isPostcode(text)).toBe(false);
  },
);
