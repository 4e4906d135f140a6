import { afterEach, expect, test, vi } from 'vitest';
import { suggestNames } from './suggest-names.ts';

const provinces = [
  ['11', 'Beijing'],
  ['15', 'Inner Mongolia'],
  ['44', 'Guangdong'],
  ['45', 'Guangxi'],
];
const lists: Readonly<Record<string, { level: number; areas: string[][] }>> = {
  '': { level: 1, areas: provinces },
  '15': { level: 2, areas: [['150100', '呼和浩特市']] },
  '44': {
    level: 2,
    areas: [
      ['440100', '广州市'],
      ['440300', '深圳市'],
    ],
  },
  '440300': { level: 3, areas: [['440305', '南山区']] },
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['guang', ['Guangdong …', 'Guangxi …']],
  ['Guangdong', ['Guangdong 广州市 …', 'Guangdong 深圳市 …']],
  ['Guangdong 深', ['Guangdong 深圳市 …']],
  ['Guangdong 深圳市', ['Guangdong 深圳市 南山区']],
  ['Guangdong 深圳市 南山区', ['Guangdong 深圳市 南山区']],
  ['Inner Mongolia', ['Inner Mongolia 呼和浩特市 …']],
  ['Atlantis', []],
])('%s: areas of the level that comes next', async (typed, offered) => {
  vi.stubGlobal('fetch', async (address: string) => {
    const pid = new URL(address, 'http://localhost').searchParams.get('pid') ?? '';
    const { level = 1, areas = [] } = lists[pid] ?? {};
    const list = areas.map(([code, name]) => ({ code, name, level }));
    return Response.json({ status: 200, message: '', data: { list } });
  });
  const found = await suggestNames('en')('area', typed, new AbortController().signal);
  expect(found.map(({ value, goesOn }) => value + (goesOn === true ? ' …' : ''))).toEqual(offered);
});
