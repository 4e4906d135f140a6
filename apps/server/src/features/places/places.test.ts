import { describe, expect, it } from 'vitest';
import { areasIn } from './areas.ts';
import { browserOf } from './browser-of.ts';
import { cities, codeAround, counties } from '@portico/i18n/areas';
import { provinces } from '@portico/form-engine/patterns/regions';

describe('provinces', () => {
  it('are the 34 of the ID numbers', () => {
    expect(provinces).toHaveLength(34);
    expect(new Set(provinces.map(({ code }) => code)).size).toBe(34);
  });
});

describe('browserOf', () => {
  it.each([
    [
      'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)',
      { name: 'Internet Explorer', supported: false },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
      { name: 'Internet Explorer', supported: false },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
      { name: 'Chrome', supported: true },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/80.0.0.0 Safari/537.36',
      { name: 'Chrome', supported: false },
    ],
    [
      'Mozilla/5.0 (iPhone) AppleWebKit/605 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      { name: 'Safari', supported: true },
    ],
    ['something new', { name: '', supported: true }],
  ])('%.60s', (agent, browser) => {
    expect(browserOf(agent)).toMatchObject(browser);
  });
});

describe('areasIn', () => {
  it.each([
    ['', 'sc', 1, 34, '11', '北京市'],
    ['', 'en', 1, 34, '11', 'Beijing'],
    ['44', 'sc', 2, 21, '440300', '深圳市'],
    ['440000', 'en', 2, 21, '440300', '深圳市'],
    ['440300', 'sc', 3, 9, '440305', '南山区'],
    ['4403', 'sc', 3, 9, '440305', '南山区'],
    ['110100', 'sc', 3, 16, '110108', '海淀区'],
  ] as const)('%s in %s: level %i', (parent, language, level, least, code, name) => {
    const official = code === '11' ? '北京市' : name;
    const areas = areasIn(parent, language);
    expect(areas.length).toBeGreaterThanOrEqual(least);
    expect(areas).toContainEqual({ code, name, official, level });
  });

  it.each(['99', '440305', '999999', '00'])('%s has no parts', (parent) => {
    expect(areasIn(parent, 'sc')).toEqual([]);
  });

  it('has every area that forms can offer, under the same code and name', () => {
    // The two halves of Chongqing, which have no names of their own.
    const unnamed = ['500100', '500200'];
    const areas = [...cities, ...counties].filter(({ code }) => !unnamed.includes(code));
    const known = (code: string) => areasIn(codeAround(code), 'sc').find((area) => area.code === code)?.name;
    expect(areas.filter(({ code, name }) => known(code) !== name.sc)).toEqual([]);
  });

  it('gives each city its counties, and no code twice', () => {
    const cities = areasIn('', 'sc').flatMap(({ code }) => areasIn(code, 'sc'));
    const counties = cities.flatMap(({ code }) => areasIn(code, 'sc'));
    expect(counties.length).toBeGreaterThan(2800);
    expect(new Set([...cities, ...counties].map(({ code }) => code)).size).toBe(cities.length + counties.length);
  });
});
