import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../../lib/state/session-store.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { buildInvited, buildReferee, buildReferees } from '../../../testing/referee-samples.ts';
import { readyScreen, renderPortal } from '../../../testing/render-portal.tsx';
import { buildPageConfig, buildProject, buildUser } from '../../../testing/samples.ts';
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

const stateCall = '/v1/enroll/apply/checkSendEmailState';
const sendCall = '/v1/enroll/apply/send_email';
const takeBackCall = '/v1/enroll/apply/updateEmailSendStatus';
const saveCall = '/v1/enroll/apply/basic';
const nothing = { keys: [], save_field: { normal: {}, column: {} } };

const definition = buildDefinition('r', {
  author: 'referees',
  fields: [],
  groups: [
    {
      id: '1',
      key: 'g1',
      title: inAll('Recommenders'),
      requiredRows: 0,
      extraRows: 3,
      layout: 'table',
      fields: [
        { id: '2', key: 'name', type: 'text', label: inAll('Name'), required: true },
        { id: '3', key: 'mail', type: 'text', label: inAll('Email'), required: true, text: { nature: 'email' } },
      ],
    },
  ],
});

interface Person {
  readonly name?: string;
  readonly mail: string;
}

const wu = { name: 'Prof. Wu', mail: 'wu@uni.example' };

function open(people: readonly Person[], state: unknown, more: Parameters<typeof fakeServer>[0] = {}, project = {}) {
  // Each test has its own user, because unsaved text is kept per person.
  const user = buildUser({ uid: crypto.randomUUID() });
  const rows = people.map((person, index) => ({ columnNumber: index + 1, ...person }));
  const calls = fakeServer({
    '/v1/enroll/apply/home': { data: { user_info: user, home_page_config: buildPageConfig([1, 3]) } },
    '/v1/enroll/account/countNewMessage': { data: 0 },
    '/v1/enroll/apply/menu': { data: buildMenu({ menu_list: [buildModule('r', { referee: 1 })] }) },
    '/v1/enroll/apply/filed': { data: buildFiled(definition, { save_field: { normal: {}, column: { g1: rows } } }) },
    [saveCall]: { data: { revision: 1, state: 2, form_version: version, conflicts: nothing, changed: nothing } },
    [stateCall]: { data: state },
    ...more,
  });
  renderPortal('/applyform/basic?menuid=r', { user, project: buildProject(project) });
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sentTo = (calls: ReturnType<typeof fakeServer>, path: string) => calls.filter((one) => one.path === path);

async function changeAddress(to: string) {
  await press('Edit entry 1');
  const mail = screen.getByRole('textbox', { name: /Email/ });
  await userEvent.clear(mail);
  await userEvent.type(mail, to);
  await press('OK');
}

test('each row shows its state and sends its invitation', async () => {
  const calls = open([wu], buildReferees([buildReferee()]), {
    [sendCall]: { data: buildReferees([buildInvited({ sendState: 0, delivery: 'queued' })]) },
  });
  expect(await screen.findByText('Not invited yet')).toBeTruthy();
  await press('Send invitation to Prof. Wu');
  await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Invitation sent')).toBeTruthy();
  expect(sentTo(calls, sendCall)[0]?.body).toContain('email=wu%40uni.example');
  expect(screen.getByRole('button', { name: 'Send reminder to Prof. Wu' })).toBeTruthy();
});

test('a row with an empty required field is not sent', async () => {
  const calls = open([{ mail: wu.mail }], buildReferees([buildReferee({ name: '' })]));
  await press('Send invitation to this recommender');
  expect(await screen.findByText('Required field is empty, sending failed.')).toBeTruthy();
  expect(sentTo(calls, sendCall)).toEqual([]);
});

test('a row changed on another device is not sent, with a message', async () => {
  const calls = open([wu], buildReferees([buildReferee({ email: 'wu@home.example' })]));
  await press('Send invitation to Prof. Wu');
  expect(await screen.findByText(/changed in another window or on another device/)).toBeTruthy();
  expect(sentTo(calls, sendCall)).toEqual([]);
});

test('the address of another row is refused whatever its case, even where the form does not compare', async () => {
  open([wu, { name: 'Prof. Lin', mail: 'lin@uni.example' }], buildReferees([buildReferee()]));
  await screen.findAllByText('Not invited yet');
  await changeAddress('LIN@Uni.example');
  expect((await screen.findByRole('alert')).textContent).toBe('Recommender mailbox cannot be duplicate');
  expect(screen.getByRole('dialog', { name: 'Edit' })).toBeTruthy();
});

test('the applicant’s own address is refused where it is typed', async () => {
  open([wu], buildReferees([buildReferee()]));
  await changeAddress(buildUser().email.toUpperCase());
  const dialog = screen.getByRole('dialog');
  await within(dialog).findByText('A recommender needs an address of their own, not yours.');
});

test('changing the address of somebody invited asks; the save of the row is what takes the request back', async () => {
  const calls = open([wu], buildReferees([buildInvited()]));
  await screen.findByText('Invitation delivered');
  await changeAddress('wu@home.example');
  const question = within(await screen.findByRole('dialog', { name: 'Take the invitation back?' }));
  expect(question.getByText(/Changing the address resets the sending of this letter/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Edit' })).toBeTruthy();
  await press('OK');
  await press('Change the address');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('cell', { name: 'wu@home.example' })).toBeTruthy();
  const isSaved = ({ body }: { body: string }) => body.includes('home.example');
  await waitFor(() => expect(calls.some(isSaved)).toBe(true));
  expect(sentTo(calls, takeBackCall)).toEqual([]);
});

test('undoing the deletion of somebody invited leaves the invitation as it was', async () => {
  const calls = open([wu], buildReferees([buildInvited()]));
  await screen.findByText('Invitation delivered');
  await press('Delete entry 1');
  const question = within(await screen.findByRole('dialog', { name: 'Take the invitation back?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('cell', { name: wu.mail })).toBeNull());
  await press('Undo');
  expect(await screen.findByText('Invitation delivered')).toBeTruthy();
  expect(screen.getByRole('cell', { name: wu.mail })).toBeTruthy();
  expect(sentTo(calls, takeBackCall)).toEqual([]);
});

test('a letter that arrives while the question is open keeps the row, with a message', async () => {
  let state = buildReferees([buildInvited()]);
  open([wu], null, { [stateCall]: () => ({ data: state }) });
  await screen.findByText('Invitation delivered');
  await press('Delete entry 1');
  state = buildReferees([buildInvited({ letter_state: 3, writeState: 1 })]);
  const question = within(await screen.findByRole('dialog', { name: 'Take the invitation back?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toContain('has been received');
  expect(screen.getByRole('cell', { name: wu.mail })).toBeTruthy();
});

test('a new address that was not confirmed is discarded with the page', async () => {
  const calls = open([wu], buildReferees([buildInvited()]));
  await screen.findByText('Invitation delivered');
  await press('Edit entry 1');
  const mail = screen.getByRole('textbox', { name: /Email/ });
  await userEvent.clear(mail);
  await userEvent.type(mail, 'wu@home.example{Tab}');
  cleanup();
  renderPortal('/applyform/basic?menuid=r', { user: buildUser({ uid: useSession.getState().user?.uid ?? '' }) });
  await screen.findByText('Invitation delivered');
  expect(screen.getByRole('cell', { name: wu.mail })).toBeTruthy();
  expect(sentTo(calls, takeBackCall)).toEqual([]);
});

test('another change of the same row asks nothing', async () => {
  const calls = open([wu], buildReferees([buildInvited()]));
  await screen.findByText('Invitation delivered');
  await press('Edit entry 1');
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), ' Jr.');
  await press('OK');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(calls, takeBackCall)).toEqual([]);
});

test('deleting the row of somebody invited asks in its own words, once', async () => {
  open([wu], buildReferees([buildInvited()]));
  await screen.findByText('Invitation delivered');
  await press('Delete entry 1');
  const question = within(await screen.findByRole('dialog', { name: 'Take the invitation back?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('cell', { name: wu.mail })).toBeNull());
  expect(screen.queryByText('Are you sure you want to delete the data？')).toBeNull();
});

test('a row whose letter is received keeps its address', async () => {
  open([wu], buildReferees([buildInvited({ letter_state: 3, writeState: 1 })]));
  await screen.findByText('Letter received');
  await press('Delete entry 1');
  expect((await screen.findByRole('alert')).textContent).toContain('has been received');
  expect(screen.getByRole('cell', { name: wu.mail })).toBeTruthy();
});

test('the suggested address is written into the row, and confirmed in turn', async () => {
  const typed = { ...wu, mail: 'wu@gmial.com' };
  const mended = buildReferee({ email: 'wu@gmail.com' });
  let state = buildReferees([buildReferee({ email: typed.mail, likely_email: mended.email })]);
  open([typed], null, { [stateCall]: () => ({ data: state }) });
  await press('Send invitation to Prof. Wu');
  await screen.findByText('It looks mistyped. Did you mean wu@gmail.com?');
  state = buildReferees([mended]);
  await press('Use wu@gmail.com');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the invitation' }));
  expect(dialog.getByText('wu@gmail.com')).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'wu@gmail.com' })).toBeTruthy();
});

test('the special layout shows two steps and reads send reminder when the mail is sent', async () => {
  const traits = { ...buildProject().traits, letterSteps: true };
  open([wu], buildReferees([buildInvited({ sendState: 0, delivery: 'queued' })]), {}, { traits });
  const steps = within(await screen.findByRole('list', { name: 'The letter of Prof. Wu' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Invitation sent, done', 'Letter received, still to come']);
  expect(screen.getByRole('button', { name: 'Send reminder to Prof. Wu' }).textContent).toBe('Send reminder');
});

test('without an answer about the invitations the rows can still be written', async () => {
  open([wu], null, { [stateCall]: () => null });
  expect(await screen.findByText('What became of the invitations cannot be shown at the moment.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit entry 1' })).toBeTruthy();
});
