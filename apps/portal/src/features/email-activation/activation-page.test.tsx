import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { captchaAnswer } from '../../testing/proof.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildUser, ids } from '../../testing/samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const activate = '/v1/enroll/account/active_email';
const again = '/v1/enroll/account/send_active_email';
const account = 'li.ming@example.org';
const active = { data: { account, session: { ...buildUser(), ...ids, token: 't'.repeat(43) } } };
const unconfirmed = { status: 4105, message: 'confirm', data: { account } };
const path = '/email?token=abcdefghijklmnopqrstuvwxyz';

test.each([
  ['activates', active, 'Your account is active'],
  ['was opened in another browser', unconfirmed, 'Did you register here?'],
  ['was used before', { status: 4104, message: 'already' }, 'Already activated'],
  ['is broken', { status: 4103, message: 'broken' }, 'This link is invalid or has expired'],
  ['was cut off', { status: 400, http: 400, message: 'malformed' }, 'This link is invalid or has expired'],
])('a link that %s', async (_, answer, title) => {
  const calls = fakeServer({ ...captchaAnswer, [activate]: answer });
  renderPortal(path);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(calls.filter(({ path }) => path === activate)).toHaveLength(1);
});

const sentTo = (calls: ReturnType<typeof fakeServer>) =>
  Object.fromEntries(new URLSearchParams(calls.findLast(({ path }) => path === activate)?.body));

test('in another browser the password of the registration is asked for', async () => {
  fakeServer({ [activate]: unconfirmed });
  renderPortal(path);
  await screen.findByText(/registered li.ming@example.org/);
  fakeServer({ [activate]: { status: 4011, message: 'wrong' } });
  await userEvent.type(screen.getByLabelText(/Password you registered with/), 'Mountain-river7');
  await userEvent.click(screen.getByRole('button', { name: 'Activate the account' }));
  await screen.findByText(/not the password of the registration/);
  const calls = fakeServer({ [activate]: active });
  await userEvent.click(screen.getByRole('button', { name: 'Activate the account' }));
  await screen.findByRole('heading', { level: 1, name: 'Your account is active' });
  expect(sentTo(calls)).toMatchObject({ password: 'Mountain-river7' });
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
});

test('somebody who did not register sets a name and a password of their own', async () => {
  fakeServer({ [activate]: unconfirmed });
  renderPortal(path);
  await userEvent.click(await screen.findByRole('radio', { name: 'It was not me' }));
  const calls = fakeServer({ [activate]: active });
  await userEvent.type(screen.getByLabelText(/^Name/), 'Li Ming');
  await userEvent.type(screen.getByLabelText(/^Password\b(?! again)/), 'Mountain-river7');
  await userEvent.type(screen.getByLabelText(/^Password again/), 'Mountain-river7');
  await userEvent.click(screen.getByRole('button', { name: 'Activate the account' }));
  await screen.findByRole('heading', { level: 1, name: 'Your account is active' });
  expect(sentTo(calls)).toMatchObject({ name: 'Li Ming', new_password: 'Mountain-river7' });
});

test('without a connection one can try again', async () => {
  fakeServer({});
  renderPortal(path);
  await screen.findByText(/network cannot be reached/);
  fakeServer({ [activate]: active });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Your account is active' });
});

test('an expired link sends a new mail without asking for the address', async () => {
  const calls = fakeServer({
    ...captchaAnswer,
    [activate]: { status: 4103, message: 'broken', data: { account } },
    [again]: {},
  });
  renderPortal(path);
  expect(await screen.findByLabelText(/^Email/)).toHaveProperty('value', account);
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail' }));
  await screen.findByText(/a new link is on its way/);
  expect(new URLSearchParams(calls.find(({ path }) => path === again)?.body).get('email')).toBe(account);
});

test('the mail can be sent again', async () => {
  const calls = fakeServer({ ...captchaAnswer, [again]: {} });
  renderPortal('/email');
  await userEvent.type(await screen.findByLabelText(/^Email/), 'li.ming@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail' }));
  await screen.findByText(/a new link is on its way.*spam folder/);
  expect(new URLSearchParams(calls.find(({ path }) => path === again)?.body).get('email')).toBe('li.ming@example.org');
});
