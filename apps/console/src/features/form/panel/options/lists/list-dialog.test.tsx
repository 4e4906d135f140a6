import type { Option } from '@portico/form-engine/definition/option';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cities, codeAround, counties } from '@portico/i18n/areas';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { provinces } from '@portico/form-engine/patterns/regions';
import { hasSimplified, hasTraditional } from '@portico/form-engine/patterns/one-chinese';
import { choice, question, words } from '@portico/testing/form-words';
import { renderPart } from '../../../../../testing/render-part.tsx';
import { stubLayout } from '../../../../../testing/stub-layout.ts';
import { ListDialog } from './list-dialog.tsx';
import { disciplines, subjectsOf } from './subjects.ts';

const levels = [{ level: 'world-50', name: { sc: '世界前 50', tc: '世界前 50', en: 'World top 50' }, total: 3 }];
const school = (id: string) => ({
  id,
  name: { sc: id, tc: id, en: id },
  short: [],
  country_code: 'GB',
  level: 'world-50',
});
let added: readonly Option[];

beforeEach(() => {
  added = [];
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname.endsWith('LevelList')) return Response.json({ status: 200, message: '', data: { list: levels } });
    const page = searchParams.has('after')
      ? { list: [school('c')], next: '' }
      : { list: [school('a'), school('b')], next: 'b' };
    return Response.json({ status: 200, message: '', data: page });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(list: string, known: readonly Option[] = [], above?: FieldDefinition) {
  await renderPart(
    <ListDialog known={known} above={above} onClose={() => undefined} onAdd={(options) => (added = options)} />,
  );
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Choose a list' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Choose a list' }), { target: { value: list } });
  fireEvent.click(await screen.findByTitle(list));
  return within(await screen.findByRole('list', { name: 'Entries of the list' }));
}
const values = () => added.map(({ value }) => value);

test('all countries are added, but for those that are there and those that were left out', async () => {
  const china = { value: 'CN', label: { sc: '中国', tc: '中國', en: 'China' } };
  const entries = await open('Countries and regions', [china]);
  expect(screen.getByText('1 entry is among the options already.')).toBeDefined();
  expect(entries.queryByText('China (mainland)')).toBeNull();
  fireEvent.click(entries.getByText('Singapore'));
  fireEvent.click(screen.getByText('Add 248 options'));
  expect(values().slice(0, 4)).toEqual(['HK', 'MO', 'TW', 'MY']);
  expect(added.at(-1)).toEqual({ value: 'AX', label: { sc: '奥兰群岛', tc: '奧蘭群島', en: 'Åland Islands' } });
});

test('what a search finds is chosen or left out at once', async () => {
  await open('Provinces of China');
  fireEvent.click(screen.getByRole('button', { name: 'Choose none' }));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: '江' } });
  fireEvent.click(screen.getByRole('button', { name: 'Choose all' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add 4 options' }));
  expect(added.map(({ label }) => label.en)).toEqual(['Heilongjiang', 'Jiangsu', 'Zhejiang', 'Jiangxi']);
});

test('schools come from the server, page by page', async () => {
  await open('World top 50');
  fireEvent.click(screen.getByRole('button', { name: 'Add 3 options' }));
  expect(values()).toEqual(['a', 'b', 'c']);
});

test('every subject has a code of its own, names in three languages and a discipline', () => {
  const all = disciplines.flatMap(({ code }) => [code, ...subjectsOf(code).map((subject) => subject.code)]);
  expect(new Set(all).size).toBe(all.length);
  for (const { name } of disciplines.flatMap(({ code }) => subjectsOf(code)))
    expect(Object.values(name).every((words) => words !== '')).toBe(true);
});

const asked = (options: readonly Option[]) =>
  question('above', 'select', words('省份', '省份', 'Province'), { options });

test('cities are offered with the provinces that the question above offers, and no others are', async () => {
  const some = [choice('32', '江苏', '江蘇', 'Jiangsu'), choice('35', '福建', '福建', 'Fujian')];
  await open('Cities of China', [], asked(some));
  expect(screen.getByText(/offered with the answer to “Province” that it is part of/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Add 22 options' }));
  expect(added.find(({ value }) => value === '320100')).toEqual({
    value: '320100',
    label: { sc: '南京市', tc: '南京市', en: 'Nanjing' },
    under: ['32'],
  });
  expect(new Set(added.flatMap(({ under }) => under))).toEqual(new Set(['32', '35']));
});

test('under no province, cities of the same name are told apart', async () => {
  await open('Cities of China', [], asked([choice('1', '是', '是', 'Yes')]));
  fireEvent.click(screen.getByRole('button', { name: /^Add \d+ options$/ }));
  const suzhou = added.filter(({ label }) => label.en.startsWith('Suzhou'));
  expect(suzhou.map(({ label }) => label)).toEqual([
    { sc: '苏州市', tc: '蘇州市', en: 'Suzhou (Jiangsu)' },
    { sc: '宿州市', tc: '宿州市', en: 'Suzhou (Anhui)' },
  ]);
  expect(added.every((option) => !('under' in option))).toBe(true);
});

test('of all counties some are drawn at first, and all are found', async () => {
  const entries = await open('Districts and counties of all provinces');
  expect(entries.getAllByRole('checkbox').length).toBe(100);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'jingshan' } });
  expect(entries.getByText('Shijingshan District')).toBeDefined();
  expect(entries.getByText('Jingshan City')).toBeDefined();
});

test('below every city there is something to choose, at least the city itself', async () => {
  const options = cities.map(({ code, name }) => ({ value: code, label: name }));
  await open('Districts and counties of all provinces', [], asked(options));
  fireEvent.click(screen.getByRole('button', { name: /^Add [\d,]+ options$/ }));
  const offered = new Set(added.flatMap(({ under = [] }) => under));
  expect(cities.filter(({ code }) => !offered.has(code))).toEqual([]);
  expect(added.find(({ value }) => value === '441900')).toMatchObject({ label: { en: 'Dongguan' }, under: ['441900'] });
});

test('every area has a code of its own, is within one that is known, and is written as each language writes it', () => {
  const codes = new Set([...provinces, ...cities, ...counties].map(({ code }) => code));
  expect(codes.size).toBe(provinces.length + cities.length + counties.length);
  const areas = [...cities, ...counties];
  expect(areas.filter(({ code }) => !codes.has(codeAround(code)))).toEqual([]);
  const odd = areas.filter(
    ({ name }) => hasTraditional(name.sc) || hasSimplified(name.tc) || !/^\p{Lu}[\p{L}’.,() -]+$/u.test(name.en),
  );
  expect(odd).toEqual([]);
});
