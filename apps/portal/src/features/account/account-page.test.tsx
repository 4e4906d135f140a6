import { errors } from '@portico/contract/errors';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { captchaAnswer } from '../../testing/proof.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser, ids } from '../../testing/samples.ts';

await readyScreen('/article/personal_data');

provideNativeDialog();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const can = { changePassword: true, logoff: true, seePartialSave: false, codeByMail: true };
const user = buildUser({ can });
const here = { id: ids.org_id, agent: 'Firefox · Linux', created_at: 1_800_000_000, current: true };
const there = { id: ids.project_id, agent: 'Chrome · Android', created_at: 1_790_000_000, current: false };
const answers = {
  ...captchaAnswer,
  '/v1/enroll/apply/home': { data: { user_info: user, home_page_config: buildPageConfig([]) } },
  '/v1/enroll/account/countNewMessage': { data: 0 },
  '/v1/enroll/account/sessions': { data: { list: [here, there] } },
  '/v1/enroll/account/endSession': {},
  '/v1/enroll/account/switchProjects': {
    data: { list: [{ domain: 'south', title: { sc: '南', tc: '南', en: 'South programme' } }] },
  },
  '/v1/enroll/account/amend': {},
  '/v1/org/message/mails': { data: { address: 'li.ming@example.org', answers: true } },
  '/v1/org/message/mails/choose': { data: null },
};
const amendBody = (calls: ReturnType<typeof fakeServer>) =>
  Object.fromEntries(new URLSearchParams(calls.find(({ path }) => path.endsWith('/amend'))?.body));

test('the name is changed in place', async () => {
  const calls = fakeServer(answers);
  renderPortal('/article/personal_data', { user });
  await userEvent.click(await screen.findByRole('button', { name: 'Change name' }));
  const name = screen.getByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please enter your name.');
  await userEvent.type(name, 'Li Hua');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Change name' });
  expect(amendBody(calls)).toMatchObject({ kind: 'name', name: 'Li Hua' });
});

test('a wrong password leads back to the first step', async () => {
  const codes = { '/v1/system/send_mail_code': { data: { wait: 60 } } };
  fakeServer({ ...answers, ...codes, '/v1/enroll/account/amend': { status: 4011, message: 'wrong' } });
  renderPortal('/article/personal_data', { user });
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  await userEvent.type(screen.getByLabelText(/^Current password/), 'Wrong2026');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await userEvent.type(await screen.findByLabelText(/^New email/), 'hua@example.org');
  await userEvent.type(screen.getByLabelText(/Verification code/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The current password is not correct.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/)));
});

test('a new address needs the code that was sent there', async () => {
  const calls = fakeServer({ ...answers, '/v1/system/send_mail_code': { data: { wait: 60 } } });
  renderPortal('/article/personal_data', { user });
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/));
  await userEvent.type(screen.getByLabelText(/^Current password/), 'Mountain-river7');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^New email/)));
  await userEvent.type(screen.getByLabelText(/^New email/), 'hua@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText(/^A code is on its way to hua@example.org/);
  await userEvent.type(screen.getByLabelText(/Verification code/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Change email' }));
  expect(amendBody(calls)).toMatchObject({
    kind: 'email',
    email: 'hua@example.org',
    code: '123456',
    old_password: 'Mountain-river7',
  });
});

test('another session can be ended, this one not', async () => {
  const calls = fakeServer(answers);
  renderPortal('/article/personal_data', { user });
  await screen.findByText('This device');
  expect(screen.queryByRole('button', { name: /^End the session: Firefox/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'End the session: Chrome · Android' }));
  await screen.findByText('The session has ended');
  expect(calls.find(({ path }) => path.endsWith('/endSession'))?.body).toContain(ids.project_id);
});

test('sessions that cannot be loaded offer another try', async () => {
  const { '/v1/enroll/account/sessions': _, ...rest } = answers;
  fakeServer(rest);
  renderPortal('/article/personal_data', { user });
  await screen.findByText(/Your sessions could not be loaded/);
});

test('a refused switch shows the server’s message', async () => {
  const refused = { status: 4092, message: 'Already registered there.' };
  fakeServer({ ...answers, '/v1/enroll/account/submitSwitchProject': refused });
  renderPortal('/article/personal_data', { user });
  await userEvent.click(await screen.findByRole('button', { name: 'Go to South programme' }));
  await screen.findByText('Already registered there.');
});

test('deleting the account names what is lost, shows a refusal, then clears the session', async () => {
  const logoff = '/v1/enroll/account/logoff';
  fakeServer({ ...answers, [logoff]: { status: 403, http: 403, message: 'You are not allowed to do this.' } });
  renderPortal('/article/personal_data', { user });
  await screen.findByRole('button', { name: 'Delete my account' });
  goTo('/article/personal_data', { state: { logoff: true } });
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  within(dialog).getByText(/li.ming@example.org/);
  within(dialog).getByText(/Master’s applications/);
  const deleteForEver = () => userEvent.click(within(dialog).getByRole('button', { name: 'Delete for ever' }));
  await deleteForEver();
  const field = within(dialog).getByLabelText(/^Current password/);
  await within(dialog).findByText('Please enter your current password.');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, 'Mountain-river7');
  await deleteForEver();
  await within(dialog).findByText('You are not allowed to do this.');
  expect(useSession.getState().user).not.toBeNull();
  const { status } = errors.wrongCredentials;
  fakeServer({ ...answers, [logoff]: { status, message: 'The account or the password is not correct.' } });
  await deleteForEver();
  await within(dialog).findByText('The current password is not correct.');
  const calls = fakeServer({ ...answers, [logoff]: {} });
  await deleteForEver();
  await waitFor(() => expect(useSession.getState().user).toBeNull());
  expect(calls.find(({ path }) => path === logoff)?.body).toContain('Mountain-river7');
  expect(location.hash).toBe('#/login');
});

test('no code is offered to an address that nobody has proved', async () => {
  const unproved = buildUser({ can: { ...can, codeByMail: false } });
  const home = { data: { user_info: unproved, home_page_config: buildPageConfig([]) } };
  fakeServer({ ...answers, '/v1/enroll/apply/home': home });
  renderPortal('/article/personal_data', { user: unproved });
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  screen.getByLabelText(/^Current password/);
  expect(screen.queryByRole('radio', { name: 'Code' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
});

test('whoever may not delete the account is not offered it', async () => {
  const home = { data: { user_info: buildUser(), home_page_config: buildPageConfig([]) } };
  fakeServer({ ...answers, '/v1/enroll/apply/home': home });
  renderPortal('/article/personal_data', { user: buildUser() });
  await screen.findByText('This device');
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});

test.each([
  ['image/gif', 10, 'Please upload a document in JPG or PNG format.'],
  ['image/png', 6 * 1024 * 1024, 'Please upload a document less than 5MB'],
])('a portrait of type %s and %i bytes is refused', async (type, size, words) => {
  fakeServer(answers);
  renderPortal('/article/personal_data', { user });
  const input = await screen.findByLabelText('Portrait', { selector: 'input' });
  const file = new File([new Uint8Array(size)], 'me', { type });
  await userEvent.upload(input, file, { applyAccept: false });
  await screen.findByText(words);
});

test('one chooses whether answers are told by mail', async () => {
  const calls = fakeServer(answers);
  renderPortal('/article/personal_data', { user });
  const box = await screen.findByRole('checkbox', { name: /Mail me when the admissions office has written/ });
  expect(box).toHaveProperty('checked', true);
  await userEvent.click(box);
  await screen.findByText('Saved.');
  expect(box).toHaveProperty('checked', false);
  expect(calls.find(({ path }) => path.endsWith('/mails/choose'))?.body).toContain('answers=0');
});

test('whoever has proved no address has nothing to choose about mails', async () => {
  fakeServer({ ...answers, '/v1/org/message/mails': { data: { address: '', answers: true } } });
  renderPortal('/article/personal_data', { user });
  await screen.findByRole('heading', { name: 'Other projects of this institution' });
  expect(screen.queryByRole('checkbox', { name: /Mail me/ })).toBeNull();
});
