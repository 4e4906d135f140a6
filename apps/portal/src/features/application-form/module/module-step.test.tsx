import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { readyScreen, renderPortal } from '../../../testing/render-portal.tsx';
import { buildPageConfig, buildProject, buildUser } from '../../../testing/samples.ts';
import type { Filed, FormMenu } from '../application-queries.ts';
import { useFormMarks } from '../marks/form-marks.ts';
import { buildDefinition, buildFiled, buildMenu, buildModule, inAll, version } from '../testing/samples.ts';

await readyScreen('/applyform/basic');

beforeEach(() => {
  provideNativeDialog();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useFormMarks.setState({ states: {}, unsent: {} });
});

const nothing = { keys: [], save_field: { normal: {}, column: {} } };
const saved = { revision: 1, state: 1, form_version: version, conflicts: nothing, changed: nothing };

function answers(filed: Filed, menu: FormMenu = buildMenu(), user_info = buildUser()) {
  return {
    '/v1/enroll/apply/home': { data: { user_info, home_page_config: buildPageConfig([1, 3]) } },
    '/v1/enroll/account/countNewMessage': { data: 0 },
    '/v1/enroll/apply/menu': { data: menu },
    '/v1/enroll/apply/filed': { data: filed },
    '/v1/enroll/apply/basic': { data: saved },
  };
}

const filed = buildFiled(buildDefinition('a'), { save_field: { normal: { 'a-note': 'hello' }, column: {} } });

test('a module opens with what is saved, and nothing in it is red', async () => {
  fakeServer(answers(filed));
  renderPortal('/applyform/basic?menuid=a', { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Part a' });
  expect(await screen.findByLabelText('Note')).toHaveProperty('value', 'hello');
  expect(screen.queryByText('This field is required.')).toBeNull();
  expect(screen.getByText('Part 1 of 2')).toBeTruthy();
});

test('checking lists what is missing, and leads to it', async () => {
  fakeServer(answers(filed));
  renderPortal('/applyform/basic?menuid=a', { user: buildUser() });
  await screen.findByLabelText('Note');
  await userEvent.click(screen.getByRole('button', { name: 'Check this part' }));
  await userEvent.click(screen.getByRole('button', { name: 'Full name' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/Full name/));
});

test('a link to a field shows what is wrong and puts the cursor there', async () => {
  fakeServer(answers(filed));
  renderPortal('/applyform/basic?menuid=a&field=a-name', { user: buildUser() });
  const field = await screen.findByLabelText(/Full name/);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getAllByText('This field is required.').length).toBeGreaterThan(0);
});

test('what is typed is saved, and the menu follows', async () => {
  const calls = fakeServer(answers(filed));
  renderPortal('/applyform/basic?menuid=a', { user: buildUser() });
  await userEvent.type(await screen.findByLabelText(/Full name/), 'Li Ming');
  expect(screen.getByRole('link', { name: /Part a, Complete/ })).toBeTruthy();
  await waitFor(() => {
    const changes = calls.filter(({ path }) => path.endsWith('basic')).map(({ body }) => body);
    expect(changes.some((body) => decodeURIComponent(body).includes('Li+Ming'))).toBe(true);
  });
});

const asksName = buildDefinition('a', {
  fields: [
    {
      id: 'a1',
      key: 'a-name',
      type: 'text',
      label: inAll('Full name'),
      required: true,
      filledFromAccount: 'name',
    },
    { id: 'a2', key: 'a-phone', type: 'phone', label: inAll('Mobile'), filledFromAccount: 'phone' },
    { id: 'a3', key: 'a-city', type: 'text', label: inAll('City'), defaultValue: 'Beijing' },
  ],
});
const registered = buildUser({ name: 'Li Ming', mobile: '+85251234567' });

test('facts from the registration and defaults are filled in and saved like typed answers', async () => {
  const calls = fakeServer(answers(buildFiled(asksName), buildMenu(), registered));
  renderPortal('/applyform/basic?menuid=a', { user: registered });
  expect(await screen.findByLabelText(/Full name/)).toHaveProperty('value', 'Li Ming');
  expect(screen.getByRole('textbox', { name: /Mobile/ })).toHaveProperty('value', '51234567');
  expect(screen.getByRole('textbox', { name: /City/ })).toHaveProperty('value', 'Beijing');
  expect(screen.getByText(/^\+852/, { selector: '[aria-hidden]' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Part a, Complete/ })).toBeTruthy();
  await waitFor(() => {
    const changes = calls.filter(({ path }) => path.endsWith('basic')).map(({ body }) => decodeURIComponent(body));
    expect(changes.some((body) => ['Li+Ming', '51234567', 'Beijing'].every((text) => body.includes(text)))).toBe(true);
  });
});

test.each([
  ['was saved before, and the name cleared', { revision: 2 }, {}, {}],
  ['is locked', {}, { end_time: 2000, start_time: 1000, batch_state: 2 }, {}],
  ['is open to staff', {}, {}, { adminEditing: true }],
] as const)('nothing is filled in where the module %s', async (_, changes, menu, session) => {
  const calls = fakeServer(answers(buildFiled(asksName, changes), buildMenu(menu), registered));
  renderPortal('/applyform/basic?menuid=a', { user: registered, ...session });
  await screen.findByText('Full name');
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/v1/enroll/apply/filed'));
  expect([screen.queryByDisplayValue('Li Ming'), screen.queryByDisplayValue('Beijing')]).toEqual([null, null]);
  expect(calls.some(({ body }) => decodeURIComponent(body).includes('Li+Ming'))).toBe(false);
});

test('once a module that opens others is saved, the menu is asked for again', async () => {
  const lists = { before: [buildModule('a', { opens: 1 })], after: [buildModule('a', { opens: 1 }), buildModule('b')] };
  let isSaved = false;
  fakeServer({
    ...answers(filed),
    '/v1/enroll/apply/menu': () => ({ data: buildMenu({ menu_list: isSaved ? lists.after : lists.before }) }),
    '/v1/enroll/apply/basic': () => {
      isSaved = true;
      return { data: saved };
    },
  });
  renderPortal('/applyform/basic?menuid=a', { user: buildUser() });
  const name = await screen.findByLabelText(/Full name/);
  expect(screen.queryByRole('link', { name: /Part b/ })).toBeNull();
  await userEvent.type(name, 'Li');
  expect(await screen.findByRole('link', { name: /Part b/ }, { timeout: 10_000 })).toBeTruthy();
});

test('Next leads to the applicant’s next module, and from the last one to submitting', async () => {
  fakeServer(answers(filed));
  renderPortal('/applyform/basic?menuid=a', { user: buildUser() });
  await screen.findByLabelText('Note');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('#/applyform/basic?menuid=b');
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
});

test('an unknown module says so in the project’s word and offers a way on', async () => {
  fakeServer(answers(filed));
  const project = buildProject({ traits: { ...buildProject().traits, choiceWord: 'track' } });
  renderPortal('/applyform/basic?menuid=zzz', { user: buildUser(), project });
  await screen.findByRole('heading', { level: 1, name: 'This part does not exist' });
  expect(screen.getByText(/your track does not ask for this part/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the application form' })).toBeTruthy();
});

test('a module that fails to load can be tried again', async () => {
  const { '/v1/enroll/apply/filed': filedAnswer, ...rest } = answers(filed);
  fakeServer(rest);
  renderPortal('/applyform/basic?menuid=a', { user: buildUser() });
  await screen.findByText('This part could not be loaded.');
  fakeServer({ ...rest, '/v1/enroll/apply/filed': filedAnswer });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Note');
});

test('a closed batch locks the module: to read, and a way to the other batches', async () => {
  fakeServer(answers(filed, buildMenu({ start_time: 1000, end_time: 2000, batch_state: 2 })));
  renderPortal('/applyform/basic?menuid=a', { user: buildUser() });
  await screen.findByText(/This batch is closed/);
  expect(await screen.findByText('hello')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'See all batches' })).toBeTruthy();
});

test('left-over answers can be read and dismissed', async () => {
  const left = {
    uid: version,
    field: 'old',
    name: inAll('Old question'),
    group: '',
    columnNumber: 0,
    value: 'my words',
  };
  const calls = fakeServer({
    ...answers({ ...filed, left_over: [left] }),
    '/v1/enroll/apply/leftOver': { data: { left_over: [] } },
  });
  renderPortal('/applyform/basic?menuid=a', { user: buildUser() });
  await userEvent.click(await screen.findByText(/Answers without a place/));
  expect(screen.getByText('my words')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Put away: Old question' }));
  await waitFor(() => expect(screen.queryByText('my words')).toBeNull());
  expect(calls.some(({ path, body }) => path.endsWith('leftOver') && body.includes(version))).toBe(true);
});

test('a newer form that saving reports is loaded, and the changes are listed', async () => {
  const newer = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000ab';
  const menu = buildMenu({ menu_list: [buildModule('a')] });
  fakeServer({ ...answers(filed, menu), '/v1/enroll/apply/basic': { data: { ...saved, form_version: newer } } });
  renderPortal('/applyform/basic?menuid=a', { user: buildUser() });
  const definition = buildDefinition('a');
  const [name] = definition.fields;
  if (name === undefined) throw new Error('No field');
  const next = buildFiled({ ...definition, fields: [name] }, { form_version: newer });
  const before = await screen.findByLabelText('Note');
  fakeServer({
    ...answers(next, menu),
    '/v1/enroll/apply/basic': { data: { ...saved, form_version: newer } },
  });
  await userEvent.type(before, '!');
  await screen.findByText('The form has been changed by the institution');
  expect(screen.getByText('No longer asked:').parentElement?.textContent).toContain('Note');
});
