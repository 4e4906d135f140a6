import { describe, expect, it } from 'vitest';
import { browserOf } from './browser-of.ts';
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
