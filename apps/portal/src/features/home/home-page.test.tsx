import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { nowSeconds } from '../../lib/clock.ts';
import { upcomingRoutes } from '../../lib/navigation/upcoming-routes.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildProject, buildUser } from '../../testing/samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hour = 3600;

function answers(list: readonly unknown[]) {
  return {
    '/v1/enroll/apply/home': { data: { user_info: buildUser(), home_page_config: buildPageConfig([1, 2, 3, 5]) } },
    '/v1/enroll/account/countNewMessage': { data: 2 },
    '/v1/org/getProjectBatch': { data: { server_time: nowSeconds(), list } },
  };
}

function batch(batchId: string, title: string, from: number, to: number) {
  const times = { start_time: nowSeconds() + from * hour, end_time: nowSeconds() + to * hour };
  return { batchId, batch_title: { sc: title, tc: title, en: title }, batch_state: 1, ...times };
}

test('batches show their state, the open one a countdown, and the menu its links', async () => {
  const list = [batch('1', 'Early', -50, -2), batch('2', 'Main', -2, 51), batch('3', 'Late', 2, 50)];
  fakeServer(answers(list));
  renderPortal('/', { user: buildUser() });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Main', 'Late', 'Early']);
  expect(within(cards[0] ?? document.body).getByRole('timer').textContent).toMatch(
    /2 days.*hours?.*minutes?.*seconds?/,
  );
  expect(screen.getAllByRole('timer')).toHaveLength(1);
  const links = await screen.findByRole('region', { name: 'Quick links' });
  expect(within(links).getByRole('link', { name: 'Guide' }).getAttribute('href')).toBe('#/application_guide');
});

test('says when there is no batch yet', async () => {
  fakeServer(answers([]));
  renderPortal('/', { user: buildUser() });
  await screen.findByText('No dates have been published yet');
});

test('a failure offers another try, which works', async () => {
  const { '/v1/org/getProjectBatch': batchAnswer, ...rest } = answers([batch('2', 'Main', -2, 51)]);
  fakeServer(rest);
  renderPortal('/', { user: buildUser() });
  await screen.findByText('The dates could not be loaded.');
  fakeServer({ ...rest, '/v1/org/getProjectBatch': batchAnswer });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Main' });
});

test.each([
  [{ application_state: 0 }, 'Start your application', '#/applyform'],
  [{ application_state: 1 }, 'Continue your application', '#/applyform'],
  [{ application_state: 2 }, 'View your application', '#/preview'],
] as const)('the one thing to do at %o is: %s', async (changes, words, href) => {
  const user_info = buildUser(changes);
  fakeServer({
    ...answers([]),
    '/v1/enroll/apply/home': { data: { user_info, home_page_config: buildPageConfig([1, 3]) } },
  });
  renderPortal('/', { user: user_info });
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(href);
});

test.each([
  ['whose project lists no form', buildUser()],
  ['without mail and mobile, who has no menu', buildUser({ email: '', mobile: '', temporary: true })],
])('somebody %s finds the way to the form', async (_, user_info) => {
  fakeServer({
    ...answers([]),
    '/v1/enroll/apply/home': { data: { user_info, home_page_config: buildPageConfig([1]) } },
  });
  renderPortal('/', { user: user_info });
  const start = await screen.findByRole('link', { name: 'Start your application' });
  expect(start.getAttribute('href')).toBe('#/applyform');
});

test('links to no screen that is still to be built, and the unread count to the messages', async () => {
  fakeServer(answers([]));
  renderPortal('/', { user: buildUser() });
  await screen.findAllByRole('link', { name: 'Guide' });
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1));
  expect(hrefs.filter((href) => upcomingRoutes.some((route) => route === href))).toEqual([]);
  const unread = await screen.findByRole('link', { name: 'You have 2 unread messages' });
  expect(unread.getAttribute('href')).toBe('#/message');
});

test('after submitting: number, time, stage and the receipt', async () => {
  const user_info = buildUser({ application_state: 2 });
  const submission = { number: 'A26000042', submitted_at: 1_800_000_000, stage: 1 };
  fakeServer({
    ...answers([]),
    '/v1/enroll/apply/home': { data: { user_info, home_page_config: buildPageConfig([1, 3]), submission } },
  });
  renderPortal('/', { user: user_info });
  const card = await screen.findByRole('region', { name: 'Your submitted application' });
  expect(within(card).getByText('A26000042')).toBeTruthy();
  expect(within(card).getByText(/January 15, 2027 at 16:00 \(GMT\+8\)/)).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('#/receipt');
  expect(screen.getByText('Interview confirmation or supplementary materials')).toBeTruthy();
});

test.each([
  [1, 1, null, '#/receipt'],
  [1, 3, null, '#/receipt?all=1'],
  [2, 1, { number: 'A26000042', submitted_at: 1_800_000_000, stage: 0 }, '#/receipt?all=1'],
] as const)(
  'in state %s with %s earlier submissions home leads to their receipts',
  async (state, count, submission, href) => {
    const user_info = buildUser({ application_state: state });
    const home = { user_info, home_page_config: buildPageConfig([1, 3]), submission, earlier_submissions: count };
    fakeServer({ ...answers([]), '/v1/enroll/apply/home': { data: home } });
    renderPortal('/', { user: user_info });
    const way = await screen.findByRole('link', { name: 'Receipts of earlier submissions' });
    expect(way.getAttribute('href')).toBe(href);
  },
);

const batchId = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000b1';

function part(menuid: string, state: 0 | 1 | 2, required: 0 | 1 = 1, referee: 0 | 2 = 0) {
  return { menuid, title: { sc: menuid, tc: menuid, en: menuid }, state, required, referee };
}

function writing(menu_list: readonly object[], changes: Parameters<typeof buildUser>[0] = {}, layout = [1, 2, 3, 4]) {
  const user_info = buildUser({ application_state: 1, batchId, ...changes });
  const times = { start_time: nowSeconds() - hour, end_time: nowSeconds() + 50 * hour, batch_state: 1 };
  const title = { sc: 'Main', tc: 'Main', en: 'Main' };
  const home = { user_info, home_page_config: buildPageConfig([1, 3]), submission: null, has_referee: false };
  fakeServer({
    ...answers([batch('1', 'Early', -50, -2), batch(batchId, 'Main', -1, 50)]),
    '/v1/enroll/apply/home': { data: home },
    '/v1/enroll/apply/menu': {
      data: {
        menu_list,
        application_state: 1,
        batchId,
        batch_title: title,
        ...times,
        time_zone: 'Asia/Shanghai',
        server_time: nowSeconds(),
      },
    },
  });
  renderPortal('/', { user: user_info, project: buildProject({ layout_config: { layout } }) });
}

test('a project says which blocks home has, and in which order', async () => {
  writing([part('Person', 0)], {}, [3, 1]);
  const tasks = await screen.findByRole('region', { name: 'Main' });
  const batches = screen.getByText('Batches');
  expect(batches.compareDocumentPosition(tasks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  writing([part('Person', 0)], {}, [3]);
  await screen.findByText('Batches');
  await screen.findByRole('link', { name: 'Continue your application' });
  expect(screen.queryByRole('region', { name: 'Main' })).toBeNull();
});

test('in a batch home is a list of tasks; the one next action leads to the first part that is not finished', async () => {
  const [photo, school] = ['Photograph', 'School'].map((name) => ({ sc: name, tc: name, en: name }));
  writing([
    part('Person', 2),
    part('Hobbies', 0, 0),
    { ...part('Studies', 1), missing: { count: 4, names: [photo, school] } },
    part('Essay', 0),
    part('Praise', 0, 1, 2),
  ]);
  const tasks = await screen.findByRole('region', { name: 'Main' });
  const texts = within(tasks)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(texts).toEqual([
    'PersonComplete',
    'HobbiesOptional, not filled in',
    'StudiesPartly filled inTo complete or put right: Photograph, School and 2 more',
    'EssayNot begun',
    'Check and submit',
  ]);
  expect(within(tasks).getByText('1 of 3 required parts complete')).toBeTruthy();
  const missing = '#/applyform/basic?menuid=Studies&check=1';
  expect(within(tasks).getByRole('link', { name: 'Studies' }).getAttribute('href')).toBe(missing);
  const next = screen.getByRole('link', { name: 'Continue your application' });
  await waitFor(() => expect(next.getAttribute('href')).toBe(missing));
  // The deadline in both time zones; the other batches are collapsed.
  expect(within(tasks).getByText('Closes').parentElement?.textContent).toMatch(/GMT\+8.*Your time/);
  expect(screen.getByText('Batches').closest('details')).toHaveProperty('open', false);
});

test('with every required part complete the next action is the last step', async () => {
  writing([part('Person', 2), part('Hobbies', 0, 0)]);
  await screen.findByText('Ready to submit');
  const next = screen.getByRole('link', { name: 'Check and submit your application' });
  expect(next.getAttribute('href')).toBe('#/applyform?step=submit');
  expect(screen.queryByRole('link', { name: 'Continue your application' })).toBeNull();
});

test('once submitted nothing counts down', async () => {
  const user_info = buildUser({ application_state: 2, batchId });
  const submission = { number: 'A26000042', submitted_at: 1_800_000_000, stage: 0 };
  fakeServer({
    ...answers([batch(batchId, 'Main', -1, 50)]),
    '/v1/enroll/apply/home': { data: { user_info, home_page_config: buildPageConfig([1, 3]), submission } },
  });
  renderPortal('/', { user: user_info });
  await screen.findByRole('region', { name: 'Your submitted application' });
  await screen.findByRole('heading', { name: 'Main' });
  expect(screen.queryByRole('timer')).toBeNull();
});
