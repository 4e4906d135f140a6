import { expect, it } from 'vitest';
import { decodeCountry, encodeCountry } from './country.ts';

it('a country comes back from the wire as it was', () => {
  const country = { flag: 'hk', name: '中國香港', diallingCode: '852' };
  expect(encodeCountry(country)).toEqual({ classname: 'hk', county: '中國香港', phoneCo: '852' });
  expect(decodeCountry(encodeCountry(country))).toEqual(country);
});
