import { errors } from '@portico/contract/errors';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { nowSeconds } from '../../../lib/clock.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { readyScreen, renderPortal } from '../../../testing/render-portal.tsx';
import { buildPageConfig, buildProject, buildUser } from '../../../testing/samples.ts';
import type { Filed, FormMenu } from '../application-queries.ts';
import { buildDefinition, buildFiled, buildMenu, buildModule, inAll, version } from '../testing/samples.ts';

await readyScreen('/applyform');

provideNativeDialog();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Loaded before a test installs its fake clock.
await Promise.all([
  import('../../../parts/submitting/page-text.tsx'),
  import('./submit-step.tsx'),
  import('../../../parts/submitting/save-unsent.ts'),
]);

const page = {
  id: version,
  key: 'known-items',
  edition: 1,
  title: inAll('Known items'),
  consent: inAll('I have read the known items'),
  is_read: 0,
  read_time: 0,
};
const ticked = { ...page, is_read: 1 };
const submission = { number: 'A26000042', submitted_at: 1_800_000_000, stage: 0 };
const submitted = { number: 'A26000042', submitted_at: 1_800_000_000, hash: 'ab', receipt: {}, application_state: 2 };

function answers(filed: Filed, menu: Partial<FormMenu> = {}) {
  return {
    '/v1/enroll/apply/home': {
      data: { user_info: buildUser(), home_page_config: buildPageConfig([1, 3]), submission: null },
    },
    '/v1/enroll/account/countNewMessage': { data: 0 },
    '/v1/org/getProjectBatch': { data: { server_time: nowSeconds(), list: [] } },
    '/v1/enroll/apply/menu': { data: buildMenu({ menu_list: [buildModule('a')], ...menu }) },
    '/v1/enroll/apply/filed': { data: filed },
    '/v1/public/singlePage/list': { data: { list: [page] } },
    '/v1/public/singlePage': { data: { ...page, content: inAll('<p>What one must know.</p>') } },
    '/v1/public/singlePage/read': { data: { id: version, is_read: 1, read_time: 1 } },
  };
}

const empty = buildFiled(buildDefinition('a'));
const full = buildFiled(buildDefinition('a'), { save_field: { normal: { 'a-name': 'Li Ming' }, column: {} } });
const ready = { ...answers(full), '/v1/public/singlePage/list': { data: { list: [ticked] } } };
const submitPath = '/v1/enroll/apply/submit';

const submitButton = () => screen.findByRole('button', { name: 'Submit application' });

async function openDialog(): Promise<HTMLElement> {
  await screen.findByText('Complete', { selector: 'span' });
  await screen.findByRole('checkbox', { name: 'I have read the known items' });
  await userEvent.click(await submitButton());
  return screen.findByRole('dialog', { name: 'Submit your application?' });
}

test('missing answers are listed with links to their fields, and submitting is refused', async () => {
  const calls = fakeServer(answers(empty));
  renderPortal('/applyform?step=submit', { user: buildUser() });
  const link = await screen.findByRole('link', { name: 'Full name' });
  expect(link.getAttribute('href')).toBe('#/applyform/basic?menuid=a&field=a-name');
  await userEvent.click(await submitButton());
  expect(screen.getByRole('alert').textContent).toBe('Not yet: 1 part is not complete.');
  expect(screen.getByRole('heading', { level: 2, name: '0 of 1 required parts complete' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: buildModule('a').title.en })).toBeTruthy();
  expect(screen.queryByText('Ready to submit')).toBeNull();
  expect(calls.some(({ path }) => path === submitPath)).toBe(false);
});

test('without the tick it says Please check the known items first; with it, it asks for confirmation', async () => {
  const calls = fakeServer(answers(full));
  renderPortal('/applyform?step=submit', { user: buildUser() });
  await screen.findByText('Complete', { selector: 'span' });
  const tick = await screen.findByRole('checkbox', { name: 'I have read the known items' });
  expect(screen.getByText('Ready to submit')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '1 of 1 required parts complete' })).toBeTruthy();
  expect((await screen.findByRole('region', { name: 'Known items' })).textContent).toBe('What one must know.');
  await userEvent.click(await submitButton());
  expect(screen.getByRole('alert').textContent).toMatch(/^Please check the known items first/);
  expect(tick.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(tick);
  expect(screen.getByText('Please tick this to go on.')).toBeTruthy();
  await userEvent.click(tick);
  expect(calls.some(({ path, body }) => path.endsWith('singlePage/read') && body.includes(version))).toBe(true);
  await userEvent.click(await submitButton());
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test.each([
  ['leads to the missing tick', page],
  ['goes on where all is ticked', ticked],
])('pressed before the terms have come, the button is busy until they are there, then %s', async (_, terms) => {
  const list = { data: { list: [terms] } };
  let arrive = () => {};
  const coming = new Promise<typeof list>((resolve) => (arrive = () => resolve(list)));
  fakeServer({ ...answers(full), '/v1/public/singlePage/list': () => coming });
  renderPortal('/applyform?step=submit', { user: buildUser() });
  await screen.findByText('Complete', { selector: 'span' });
  await userEvent.click(await submitButton());
  expect((await submitButton()).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByRole('alert')).toBeNull();
  arrive();
  const tick = await screen.findByRole('checkbox', { name: 'I have read the known items' });
  if (terms === ticked) await screen.findByRole('dialog', { name: 'Submit your application?' });
  else await waitFor(() => expect(document.activeElement).toBe(tick));
  expect((await submitButton()).getAttribute('aria-busy')).toBeNull();
});

test('a double click submits once; then the number is shown, and the header leads to the preview', async () => {
  const before = { user_info: buildUser({ application_state: 1 }), home_page_config: buildPageConfig([1, 3]) };
  const after = { ...before, user_info: buildUser({ application_state: 2 }), submission };
  let isSubmitted = false;
  const calls = fakeServer({
    ...ready,
    '/v1/enroll/apply/home': () => ({ data: isSubmitted ? after : { ...before, submission: null } }),
    [submitPath]: () => {
      isSubmitted = true;
      return { data: submitted };
    },
  });
  renderPortal('/applyform?step=submit', { user: before.user_info });
  const dialog = await openDialog();
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Submit now' }));
  await waitFor(() => expect(location.hash).toBe('#/submittedSuccess'));
  const sent = calls.filter(({ path }) => path === submitPath);
  expect(sent).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toMatchObject({
    terms: '1',
    known_items: '1',
    form_version: version,
  });
  expect((await screen.findByText('A26000042')).tagName).toBe('OUTPUT');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your application has been submitted');
  expect(screen.getByRole('link', { name: 'Preview' }).getAttribute('href')).toBe('#/preview');
});

test.each([
  [true, 'It can be changed only by withdrawing it, which is possible until the closing time.'],
  [false, 'From then on it can neither be changed nor withdrawn.'],
])('where withdrawing is offered: %s, the question says so', async (revocable, words) => {
  fakeServer(ready);
  renderPortal('/applyform?step=submit', { user: buildUser(), project: buildProject({ revocable }) });
  expect((await openDialog()).textContent).toContain(words);
});

test('a lost answer is asked for again under the same key', async () => {
  let tries = 0;
  const calls = fakeServer({
    ...ready,
    [submitPath]: () => {
      tries += 1;
      return tries === 1 ? null : { data: submitted };
    },
  });
  renderPortal('/applyform?step=submit', { user: buildUser() });
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit now' }));
  await within(dialog).findByText(/No answer yet; asking again/);
  await waitFor(() => expect(location.hash).toBe('#/submittedSuccess'));
  const keys = calls.filter(({ path }) => path === submitPath).map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('what the server misses is listed, each with a way to its field, and the next try has another key', async () => {
  const missing = [
    {
      menuid: 'a',
      title: inAll('Part a'),
      field: 'a-name',
      name: inAll('Passport'),
      group: '',
      columnNumber: 0,
      problem: { key: 'required' },
    },
    {
      menuid: 'a',
      title: inAll('Part a'),
      field: 'town',
      name: inAll('Town'),
      group: 'places',
      columnNumber: 2,
      problem: { key: 'required' },
    },
  ];
  const { status } = errors.incomplete;
  const calls = fakeServer({ ...ready, [submitPath]: { status, message: 'Not complete', data: { missing } } });
  renderPortal('/applyform?step=submit', { user: buildUser() });
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit now' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('2 things are still to be put right:');
  const hrefOf = (name: string) => within(alert).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Passport')).toBe('#/applyform/basic?menuid=a&field=a-name');
  expect(hrefOf('Town, entry 2')).toBe('#/applyform/basic?menuid=a&field=places');
  await userEvent.click(await submitButton());
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit now' }));
  await waitFor(() => expect(calls.filter(({ path }) => path === submitPath)).toHaveLength(2));
  const [first, second] = calls.filter(({ path }) => path === submitPath);
  expect(first?.key).not.toBe(second?.key);
});

test('a late submission names the reason and loses nothing', async () => {
  const { status } = errors.batchClosed;
  fakeServer({ ...ready, [submitPath]: { status, message: 'Closed' } });
  renderPortal('/applyform?step=submit', { user: buildUser() });
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Submit now' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This batch has closed');
  expect(alert.textContent).toContain('The institution’s clock decides');
});

test('after its end nothing is asked for any more', async () => {
  fakeServer(answers(empty, { start_time: nowSeconds() - 7200, end_time: nowSeconds() - 3600 }));
  renderPortal('/applyform?step=submit', { user: buildUser() });
  await screen.findByText(/This batch is closed/);
  expect(screen.queryByRole('link', { name: 'Full name' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit application' })).toBeNull();
});

test('submitted already: it says so and leads to the preview', async () => {
  fakeServer(answers(full, { application_state: 2 }));
  renderPortal('/applyform?step=submit', { user: buildUser({ application_state: 2 }) });
  await screen.findByText(/^You have submitted your application/);
  expect(screen.queryByRole('button', { name: 'Submit application' })).toBeNull();
});
