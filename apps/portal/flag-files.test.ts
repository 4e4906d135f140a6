import { listCountries } from '@portico/i18n/countries';
import { expect, test } from 'vitest';
import { flagNames } from './flag-files.ts';

test('every country of the list has a picture of its flag', () => {
  const without = listCountries('en').filter(({ code }) => !flagNames.includes(`${code}.svg`));
  expect(without).toEqual([]);
});
