import { expect, test } from 'vitest';
import type { RoutePath } from '../../lib/navigation/paths.ts';
import { isBuilt } from '../../lib/navigation/upcoming-routes.ts';
import { buildItem, buildPageConfig, buildUser } from '../../testing/samples.ts';
import { sideMenu } from './side-menu.ts';

const on = { show: 1, open: 1 } as const;
const config = buildPageConfig(
  [],
  [0, 1, 2, 3, 4, 5, 6, 7].map((value) => buildItem(value, on)),
);
const ask = { user: buildUser(), config, current: null, language: 'en', word: (label: string) => label } as const;

const items: readonly (readonly [number, string, RoutePath])[] = [
  [0, 'home', '/'],
  [1, 'progress', '/article/progress'],
  [6, 'applicationInfo', '/applyform'],
  [7, 'retest', '/retest'],
  [2, 'events', '/article/activities'],
  [3, 'trends', '/article/apply-info'],
  [4, 'examination', '/article/examination'],
  [5, 'account', '/article/personal_data'],
];

test('the order is the specification’s whatever the config’s; an item shows once its screen is built', () => {
  expect(sideMenu(ask).map(({ key, label, href }) => `${key} ${label} ${href}`)).toEqual(
    items.filter(([, , route]) => isBuilt(route)).map(([number, label, route]) => `${number} ${label} #${route}`),
  );
});

test.each([
  ['shown and open', { show: 1, open: 1 }, [{ key: '5', disabled: false }]],
  ['shown and not open', { show: 1, open: 0 }, [{ key: '5', disabled: true }]],
  ['not shown', { show: 0, open: 1 }, []],
  ['neither', { show: 0, open: 0 }, []],
] as const)('an item %s', (_, option, entries) => {
  expect(sideMenu({ ...ask, config: buildPageConfig([], [buildItem(5, option)]) })).toMatchObject(entries);
});

test.each([
  [0, []],
  [1, [{ key: '5', disabled: false }]],
  [2, [{ key: '5', disabled: true }]],
] as const)('an item in state %i', (state, entries) => {
  const item = buildItem(5, on, { state });
  const shown = sideMenu({ ...ask, config: buildPageConfig([], [item]) });
  expect(shown.map(({ key, disabled }) => ({ key, disabled }))).toEqual(entries);
});

test('an item the config does not list is left out', () => {
  expect(sideMenu({ ...ask, config: buildPageConfig([], [buildItem(0, on)]) })).toHaveLength(1);
});

test('an institution’s own name replaces ours in the language that has one', () => {
  const config = buildPageConfig([], [buildItem(5, on, { nickname_en: 'My path' })]);
  expect(sideMenu({ ...ask, config })[0]?.label).toBe('My path');
  expect(sideMenu({ ...ask, config, language: 'sc' })[0]?.label).toBe('account');
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
