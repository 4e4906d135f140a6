import { expect, test } from 'vitest';
import { buildItem, buildPageConfig, buildUser } from '../../testing/samples.ts';
import { sideMenu } from './side-menu.ts';

const on = { show: 1, open: 1 } as const;
const config = buildPageConfig(
  [],
  [0, 1, 2, 3, 4, 5, 6, 7].map((value) => buildItem(value, on)),
);
const ask = { user: buildUser(), config, current: null, language: 'en', word: (label: string) => label } as const;

test('the order is 0, 1, 6, 7, 2, 3, 4, 5 whatever the config’s', () => {
  expect(sideMenu(ask).map(({ key }) => key)).toEqual(['0', '1', '6', '7', '2', '3', '4', '5']);
});

test('each item leads to its screen', () => {
  expect(sideMenu(ask).map(({ label, href }) => `${label} ${href}`)).toEqual([
    'home #/',
    'progress #/article/progress',
    'applicationInfo #/applyform',
    'retest #/retest',
    'events #/article/activities',
    'trends #/article/apply-info',
    'examination #/article/examination',
    'account #/article/personal_data',
  ]);
});

test.each([
  ['shown and open', { show: 1, open: 1 }, [{ key: '7', disabled: false }]],
  ['shown and not open', { show: 1, open: 0 }, [{ key: '7', disabled: true }]],
  ['not shown', { show: 0, open: 1 }, []],
  ['neither', { show: 0, open: 0 }, []],
] as const)('an item %s', (_, option, entries) => {
  expect(sideMenu({ ...ask, config: buildPageConfig([], [buildItem(7, option)]) })).toMatchObject(entries);
});

test('an item the config does not list is left out', () => {
  expect(sideMenu({ ...ask, config: buildPageConfig([], [buildItem(0, on)]) })).toHaveLength(1);
});

test('an institution’s own name replaces ours in the language that has one', () => {
  const named = buildPageConfig([], [buildItem(1, on, { nickname_en: 'My path' })]);
  expect(sideMenu({ ...ask, config: named })[0]?.label).toBe('My path');
  expect(sideMenu({ ...ask, config: named, language: 'sc' })[0]?.label).toBe('progress');
});

test('after submission the application info is the preview', () => {
  const [item] = sideMenu({
    ...ask,
    user: buildUser({ application_state: 2 }),
    config: buildPageConfig([], [buildItem(6, on)]),
  });
  expect(item?.href).toBe('#/preview');
});

test('nobody signed in sees no side menu', () => {
  expect(sideMenu({ ...ask, user: null })).toEqual([]);
});
