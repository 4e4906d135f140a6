import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nowSeconds } from '../../../lib/clock.ts';
import { useApplication } from '../../../lib/state/application-store.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { readyScreen, renderPortal } from '../../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../../testing/samples.ts';
import type { FormMenu } from '../application-queries.ts';
import { batchId, buildBatch, buildMenu, inAll, unchosen } from '../testing/samples.ts';

await readyScreen('/applyform');

beforeEach(provideNativeDialog);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const other = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000b2';
const list = [
  buildBatch('6f1c2f4e-5a3b-4c1d-8e2f-0000000000b0', 'Early', -90, -2),
  buildBatch(batchId, 'Main', -2, 51),
  buildBatch(other, 'Second', -1, 60),
  buildBatch('6f1c2f4e-5a3b-4c1d-8e2f-0000000000b3', 'Late', 26, 50),
];

function answers(menu: FormMenu, batches = list) {
  return {
    '/v1/enroll/apply/home': { data: { user_info: buildUser(), home_page_config: buildPageConfig([1, 3]) } },
    '/v1/enroll/account/countNewMessage': { data: 0 },
    '/v1/enroll/apply/menu': { data: menu },
    '/v1/enroll/batch/info': { data: { list: batches, apply_list: [], server_time: nowSeconds() } },
    '/v1/enroll/apply/batch': { data: batches[1] },
  };
}

function cardOf(name: string): HTMLElement {
  const card = screen.getByRole('heading', { level: 3, name }).closest('article');
  if (card === null) throw new Error(`No card of ${name}`);
  return card;
}

test('an open batch can be chosen, a coming one counts down, a closed one says so', async () => {
  const calls = fakeServer(answers(buildMenu(unchosen)));
  renderPortal('/applyform', { user: buildUser() });
  await screen.findByRole('heading', { level: 3, name: 'Main' });
  expect(screen.getByRole('heading', { level: 2, name: 'Select batch' })).toBeTruthy();
  expect(within(cardOf('Late')).getByRole('timer').textContent).toMatch(/Opens in1 day/);
  expect(within(cardOf('Late')).queryByRole('button')).toBeNull();
  expect(within(cardOf('Early')).getByText('It can no longer be chosen.')).toBeTruthy();
  await userEvent.click(within(cardOf('Main')).getByRole('button', { name: 'Choose this batch' }));
  const sent = calls.find(({ path }) => path.endsWith('apply/batch'));
  expect(new URLSearchParams(sent?.body).get('batchId')).toBe(batchId);
});

test('a module before a batch is chosen: Choose Application Type', async () => {
  fakeServer(answers(buildMenu(unchosen)));
  renderPortal('/applyform', { user: buildUser() });
  await userEvent.click(await screen.findByRole('link', { name: /Part a/ }));
  expect(screen.getByRole('alert').textContent).toContain('Choose Application Type');
  expect(location.hash).toBe('#/applyform');
});

test('choosing another batch first lists what is dropped and what comes back', async () => {
  const detail = {
    would_go: [{ menuid: 'a', title: inAll('Essays') }],
    would_come_back: [],
    server_time: nowSeconds(),
  };
  const calls = fakeServer({
    ...answers(buildMenu()),
    '/v1/enroll/batch/detail': { data: { ...buildBatch(other, 'Second', -1, 60), ...detail } },
  });
  renderPortal('/applyform', { user: buildUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Change to this batch' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change the batch?' });
  expect((await within(dialog).findByRole('listitem')).textContent).toBe('Essays');
  expect(within(dialog).getByText('From “Main” to “Second”.')).toBeTruthy();
  expect(calls.some(({ path }) => path.endsWith('apply/batch'))).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change' }));
  expect(calls.some(({ path }) => path.endsWith('apply/batch'))).toBe(true);
});

test('with a batch chosen the next thing to do is one click away', async () => {
  fakeServer(answers(buildMenu()));
  renderPortal('/applyform', { user: buildUser() });
  const next = await screen.findByRole('link', { name: 'Go on: Part a' });
  expect(next.getAttribute('href')).toBe('#/applyform/basic?menuid=a');
});

test('a submitted application says so and offers the preview', async () => {
  fakeServer(answers(buildMenu({ application_state: 2 })));
  renderPortal('/applyform', { user: buildUser({ application_state: 2 }) });
  await screen.findByText('You have submitted your application. It can no longer be changed.');
  expect(screen.queryByRole('button', { name: /Change to/ })).toBeNull();
});

test.each([
  ['an open batch', {}, true],
  ['a batch that has closed', { start_time: nowSeconds() - 9, end_time: nowSeconds() - 1 }, false],
])('the note that answers are saved shows where something can be typed: %s', async (_what, times, isSaid) => {
  fakeServer(answers(buildMenu(times)));
  renderPortal('/applyform', { user: buildUser() });
  await screen.findByText('Your choice');
  expect(screen.queryByText(/Everything you type is kept at once/) !== null).toBe(isSaid);
});

test('without a password the page promises nothing for other devices', async () => {
  fakeServer(answers(buildMenu()));
  renderPortal('/applyform', { user: buildUser() });
  act(() => useApplication.setState({ passwordFree: true }));
  await screen.findByText(/go on later in the same browser/);
  expect(screen.queryByText(/on another device/)).toBeNull();
});

test('says when there is no batch', async () => {
  fakeServer(answers(buildMenu(unchosen), []));
  renderPortal('/applyform', { user: buildUser() });
  await screen.findByText('No batch has been published yet');
});

test('a failure offers another try, which works', async () => {
  const { '/v1/enroll/apply/menu': menuAnswer, ...rest } = answers(buildMenu());
  fakeServer(rest);
  renderPortal('/applyform', { user: buildUser() });
  await screen.findByText('Your application could not be loaded.');
  fakeServer({ ...rest, '/v1/enroll/apply/menu': menuAnswer });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Go on: Part a' });
});
