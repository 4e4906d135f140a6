import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { captchaAnswer } from '../../testing/proof.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser } from '../../testing/samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const forgot = '/v1/enroll/account/retriever_password';
const reset = '/v1/enroll/account/reset_pwd';
const amend = '/v1/enroll/account/amend';
const token = 'abcdefghijklmnopqrstuvwxyz';
const home = {
  '/v1/enroll/apply/home': { data: { user_info: buildUser(), home_page_config: buildPageConfig([]) } },
  '/v1/enroll/account/countNewMessage': { data: 0 },
};

async function typeNew(password: string, again = password) {
  await userEvent.type(await screen.findByLabelText(/^New password\*/), password);
  await userEvent.type(screen.getByLabelText(/^New password again/), again);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a link is sent by mail; the answer does not reveal whether the account exists', async () => {
  fakeServer({ ...captchaAnswer, [forgot]: { data: { wait: 60 } } });
  renderPortal('/pass');
  await userEvent.type(await screen.findByLabelText(/^Email/), 'li.ming@example.org');
  await press('Send the link');
  await screen.findByText(/^If li.ming@example.org has an account here/);
});

test('a code to the mobile leads to the new password', async () => {
  const calls = fakeServer({ ...captchaAnswer, [forgot]: { data: { wait: 60 } }, [reset]: {} });
  renderPortal('/pass', {}, { register_methods: ['mobile', 'email'] });
  await userEvent.click(await screen.findByRole('radio', { name: 'By mobile' }));
  await userEvent.type(screen.getByLabelText(/^Mobile number/), '13800138000');
  await press('Send the code');
  await userEvent.type(await screen.findByLabelText(/Verification code/), '123456');
  await typeNew('Harbour7Lantern');
  await press('Set the new password');
  await screen.findByRole('heading', { name: 'Your password has been set' });
  const body = new URLSearchParams(calls.find(({ path }) => path === reset)?.body);
  expect(Object.fromEntries(body)).toMatchObject({ area: '86', mobile: '13800138000', code: '123456' });
});

test('the link sets a new password once both are the same', async () => {
  const calls = fakeServer({ [reset]: {} });
  const resets = () => calls.filter(({ path }) => path === reset);
  renderPortal(`/password?token=${token}`);
  await typeNew('Harbour7Lantern', 'Harbour');
  await press('Set the new password');
  await screen.findByText('The two passwords are inconsistent.');
  expect(resets()).toHaveLength(0);
  await userEvent.type(screen.getByLabelText(/^New password again/), '7Lantern');
  await press('Set the new password');
  await screen.findByRole('heading', { name: 'Your password has been set' });
  expect(new URLSearchParams(resets()[0]?.body).get('token')).toBe(token);
});

test.each([
  ['a link that was used', `/password?token=${token}`],
  ['no link at all', '/password'],
])('%s leads to the request for a new link', async (_, path) => {
  fakeServer({ [reset]: { status: 4103, message: 'This link is invalid or has expired.' } });
  renderPortal(path);
  if (path !== '/password') {
    await typeNew('Harbour7Lantern');
    await press('Set the new password');
  }
  const link = await screen.findByRole('link', { name: 'Ask for a new one' });
  expect(link.getAttribute('href')).toBe('#/pass');
});

test.each(['/edit_pass', '/editPassword'])('%s changes the password and says that other sessions end', async (path) => {
  fakeServer({ ...home, [amend]: {} });
  renderPortal(path, { user: buildUser() });
  await screen.findByText(/your other sessions end/);
  await userEvent.type(screen.getByLabelText(/^Current password/), 'Old7Password');
  await typeNew('Harbour7Lantern');
  await press('Change password');
  await screen.findByText('Your other sessions have ended.');
});

test('a wrong current password is said beside it; nothing typed is lost', async () => {
  fakeServer({ ...home, [amend]: { status: 4011, message: 'The account or the password is not correct.' } });
  renderPortal('/edit_pass', { user: buildUser() });
  await userEvent.type(await screen.findByLabelText(/^Current password/), 'wrong');
  await typeNew('Harbour7Lantern');
  await press('Change password');
  await screen.findByText('The current password is not correct.');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Current password/));
  expect(screen.getByLabelText(/^New password\*/)).toHaveProperty('value', 'Harbour7Lantern');
});

test('a temporary user has no password to change', async () => {
  const can = { changePassword: false, logoff: false, seePartialSave: true, codeByMail: true };
  fakeServer({});
  renderPortal('/edit_pass', { user: buildUser({ temporary: true, can }) });
  await screen.findByRole('heading', { level: 1, name: 'You are using this portal without a password' });
});
