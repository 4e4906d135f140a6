import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { isUnseen, rememberSeen } from '../../lib/highlights.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';

beforeAll(() => readyScreen('/'));
afterEach(cleanup);

const at = 1_800_000_000;
const path = '/v1/public/mark';
const answers = { [path]: { data: { highlight_list: [{ value: 3, at }] } } };
const submitted = { user: buildUser({ application_state: 2 }), pageConfig: buildPageConfig([1, 3]) };

test('the way to what staff wrote is marked until that was opened', async () => {
  fakeServer(answers);
  renderPortal('/', submitted);
  await screen.findByRole('link', { name: 'Preview (new)' });
  expect(isUnseen(at)).toBe(true);
  rememberSeen(at);
  expect([isUnseen(at), isUnseen(at + 1)]).toEqual([false, true]);
});

test.each([
  ['before anything is submitted', { ...submitted, user: buildUser({ application_state: 1 }) }, 'Application form'],
  ['for staff in somebody’s form', { ...submitted, adminEditing: true }, 'Preview'],
])('nothing is asked %s', async (_when, session, name) => {
  const calls = fakeServer(answers);
  renderPortal('/', session);
  await screen.findByRole('link', { name });
  expect(calls.filter((call) => call.path === path)).toEqual([]);
});
