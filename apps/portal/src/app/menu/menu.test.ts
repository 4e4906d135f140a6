import { expect, test } from 'vitest';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';
import { isBuilt } from '../../lib/navigation/upcoming-routes.ts';
import { feedbackHref, headerMenu } from './menu.ts';

const all = buildPageConfig([1, 2, 3, 4, 5]);
const ask = { user: buildUser(), config: all, current: null, word: (label: string) => label } as const;
const shown = (question: Parameters<typeof headerMenu>[0]) =>
  headerMenu(question)
    .map(({ key }) => key)
    .join('');
// An entry is shown only if its screen is built.
const built = (keys: string) =>
  [...keys].filter((key) => (key !== '4' || isBuilt('/notice')) && (key !== '5' || isBuilt('/message'))).join('');

test.each([
  ['all five', ask, '12345'],
  ['only those listed, in their own order', { ...ask, config: buildPageConfig([5, 3, 1]) }, '135'],
  ['numbers that mean nothing are left out', { ...ask, config: buildPageConfig([0, 9, 2]) }, '2'],
  ['nobody signed in', { ...ask, user: null }, ''],
  ['neither email nor mobile', { ...ask, user: buildUser({ email: '', mobile: '' }) }, ''],
  ['a mobile alone will do', { ...ask, user: buildUser({ email: '', mobile: '13800000000' }) }, '12345'],
  ['no config yet', { ...ask, config: null }, ''],
])('%s', (_, question, keys) => {
  expect(shown(question)).toBe(built(keys));
});

test.each([
  [{ application_state: 0, batchId: '' }, 'applicationForm', '#/applyform'],
  [{ application_state: 1, batchId: '' }, 'applicationForm', '#/applyform'],
  [{ application_state: 0, batchId: 'b' }, 'saveInfo', '#/applyform'],
  [{ application_state: 1, batchId: 'b' }, 'saveInfo', '#/applyform'],
  [{ application_state: 2, batchId: 'b' }, 'preview', '#/preview'],
  [{ application_state: 2, batchId: '' }, 'preview', '#/preview'],
] as const)('item 3 for %o reads %s and leads to %s', (changes, label, href) => {
  const [item] = headerMenu({ ...ask, user: buildUser(changes), config: buildPageConfig([3]) });
  expect(item).toMatchObject({ label, href });
});

test('the items lead where the specification says, as far as it is built, and the current one is marked', () => {
  const entries = headerMenu({ ...ask, current: '/preview' });
  const guide = isBuilt('/application_guide') ? '#/application_guide' : '#/guide';
  const later = [isBuilt('/notice') ? '#/notice' : '', isBuilt('/message') ? '#/message' : ''].filter(Boolean);
  expect(entries.map(({ href }) => href)).toEqual(['#/', guide, '#/applyform', ...later]);
  expect(entries.filter(({ current }) => current).map(({ key }) => key)).toEqual(['3']);
});

test.each([
  ['on the index with 5 listed', all, '/', isBuilt('/message') ? '#/message' : null],
  ['without 5', buildPageConfig([1]), '/', null],
  ['elsewhere', all, '/notice', null],
  ['before the config', null, '/', null],
] as const)('feedback link %s', (_, config, current, href) => {
  expect(feedbackHref(config, current)).toBe(href);
});
