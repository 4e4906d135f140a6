import { describe, expect, test } from 'vitest';
import { areaOfCountry, countryBehind, listAreas, listCountries } from './countries.ts';
import { mainCountries } from './main-countries.ts';

const languages = ['sc', 'tc', 'en'] as const;

describe.each(languages)('countries in %s', (language) => {
  const countries = listCountries(language);

  test('the main ones stand first, in their order', () => {
    const codes = ['CN', 'HK', 'MO', 'TW', 'SG', 'MY', 'US', 'GB', 'CA', 'AU', 'JP', 'KR'];
    expect(countries.slice(0, 12).map(({ code }) => code)).toEqual(codes);
    expect(countries.filter(({ main }) => main)).toHaveLength(12);
  });

  test('the list ends with the Åland Islands', () => {
    expect(countries.at(-1)?.code).toBe('AX');
  });

  test('each has a name and a dialling code, and none stands twice', () => {
    // The 249 of ISO 3166-1, and Kosovo, which has a dialling code.
    expect(countries.filter(({ code }) => code !== 'XK')).toHaveLength(249);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const { name, area, code } of countries) {
      expect(area).toMatch(/^[1-9]\d{0,3}$/);
      expect(name).not.toBe(code);
    }
  });
});

test.each([
  ['sc', '中国大陆', '中国香港', '中国澳门', '中国台湾'],
  ['tc', '中國內地', '中國香港', '中國澳門', '中國台灣'],
  ['en', 'China (mainland)', 'Hong Kong (China)', 'Macau (China)', 'Taiwan (China)'],
] as const)('in %s the first names are our own', (language, ...names) => {
  expect(
    listCountries(language)
      .slice(0, 4)
      .map(({ name }) => name),
  ).toEqual(names);
});

test.each([
  ['86', 'CN'],
  ['1', 'US'],
  ['44', 'GB'],
  ['7', 'RU'],
  ['47', 'NO'],
  ['39', 'IT'],
  ['358', 'FI'],
  ['1268', 'AG'],
  ['999', ''],
])('+%s alone means %s', (area, country) => {
  expect(countryBehind(area)).toBe(country);
});

test('where a code is shared, no country without people stands for it', () => {
  const empty = ['AQ', 'BV', 'HM', 'TF', 'UM'];
  expect(
    listAreas()
      .map(countryBehind)
      .filter((code) => empty.includes(code)),
  ).toEqual([]);
});

test('the main countries have the dialling codes that the list has', () => {
  for (const [code, area] of mainCountries) expect(areaOfCountry(code)).toBe(area);
  expect(areaOfCountry('ZZ')).toBe('');
});
