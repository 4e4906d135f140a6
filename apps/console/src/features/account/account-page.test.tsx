import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { AccountPage } from './account-page.tsx';

type Answer = object | (() => object);
const answers = new Map<string, Answer>();
const sent: string[] = [];

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (path: string, init: { readonly body?: string }) => {
    sent.push(`${path} ${init.body ?? ''}`);
    const answer = answers.get(path) ?? {};
    return Response.json(typeof answer === 'function' ? answer() : answer);
  });
  sent.length = 0;
  answers.set(factors, { status: 200, data: { has_password: true, totp: null, passkeys: [], recovery_codes: null } });
  answers.set(organisations, { status: 200, data: { organisations: [] } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const factors = '/staff/v1/account/factors';
const organisations = '/staff/v1/account/single-sign-on';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-dd${index + 10}`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('an app counts once its code was given, and the codes stay until they are kept', async () => {
  answers.set('/staff/v1/account/totp/begin', {
    status: 200,
    data: { secret, uri: `otpauth://totp/x?secret=${secret}`, ticket: 'ticket' },
  });
  answers.set('/staff/v1/account/totp/confirm', { status: 200, data: { recovery_codes: codes } });
  await renderPart(<AccountPage />);
  await screen.findByText('Off');
  press('Set up the app');
  const dialog = await screen.findByRole('dialog', { name: 'Scan the code with your app' });
  expect(within(dialog).getByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy();
  expect(dialog.textContent).toContain('JBSW Y3DP');
  type('Code', '123 456');
  press('Confirm the app');
  const kept = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(kept).getAllByRole('listitem')).toHaveLength(10);
  expect(sent).toContain('/staff/v1/account/totp/confirm {"ticket":"ticket","code":"123 456"}');
  fireEvent.keyDown(kept, { key: 'Escape' });
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).not.toBeNull();
  press('I have kept them');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull());
});

test('removing asks who it is where the server wants to know, then goes on', async () => {
  let isProved = false;
  answers.set(factors, {
    status: 200,
    data: { totp: { confirmed_at: 1 }, passkeys: [], recovery_codes: { left: 2, made_at: 1 } },
  });
  answers.set('/staff/v1/account/totp/remove', () =>
    isProved ? { status: 200, data: null } : { status: 4173, message: 'Please confirm first that it is you.' },
  );
  answers.set('/staff/v1/account/prove', () => {
    isProved = true;
    return { status: 200, data: null };
  });
  await renderPart(<AccountPage />);
  await screen.findByText('Only 2 left. Make new ones.');
  press('Remove the app');
  const asking = await screen.findByRole('dialog', { name: 'Remove the authenticator app?' });
  fireEvent.click(within(asking).getByRole('button', { name: 'Remove the app' }));
  const password = await screen.findByLabelText('Password', { selector: 'input[type=password]' });
  fireEvent.change(password, { target: { value: 'Right2026' } });
  press('Confirm');
  await waitFor(() => expect(sent.filter((line) => line.startsWith('/staff/v1/account/totp/remove'))).toHaveLength(2));
  expect(sent).toContain('/staff/v1/account/prove {"password":"Right2026"}');
});

test('a passkey is named by its owner; removing the last factor says what goes with it', async () => {
  const passkeys = [{ id: 'a', name: 'Blue key', made_at: 1, used_at: null, is_synced: true }];
  answers.set(factors, { status: 200, data: { totp: null, passkeys, recovery_codes: { left: 9, made_at: 1 } } });
  answers.set('/staff/v1/account/passkeys/rename', { status: 200, data: null });
  await renderPart(<AccountPage />);
  const list = await screen.findByRole('list', { name: 'Your passkeys' });
  expect(list.textContent).toContain('On several devices');
  expect(list.textContent).toContain('not used yet');
  press('Rename Blue key');
  await screen.findByRole('dialog', { name: 'Rename the passkey' });
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Blue key');
  type('Name', ' Red key ');
  press('Rename');
  await waitFor(() => expect(sent).toContain('/staff/v1/account/passkeys/rename {"passkey":"a","name":"Red key"}'));
  press('Remove Blue key');
  const asking = await screen.findByRole('dialog', { name: 'Remove the passkey “Blue key”?' });
  expect(asking.textContent).toContain('It is your last second factor');
});

test('the sign-in of an organisation is connected after a proof, and the browser goes there', async () => {
  const name = { sc: 'x', tc: 'x', en: 'Toy University' };
  answers.set(organisations, { status: 200, data: { organisations: [{ organisation: 'o', name, email: null }] } });
  answers.set('/staff/v1/account/single-sign-on/connect', { status: 4173, message: 'Prove it first.' });
  await renderPart(<AccountPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Connect: Toy University' }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  expect(sent).toContain('/staff/v1/account/single-sign-on/connect {"organisation":"o"}');
});

test('an account without a password proves at its organisation, and disconnects nothing', async () => {
  const name = { sc: 'x', tc: 'x', en: 'Toy University' };
  answers.set(factors, {
    status: 200,
    data: { has_password: false, totp: { confirmed_at: 1 }, passkeys: [], recovery_codes: { left: 2, made_at: 1 } },
  });
  answers.set(organisations, { status: 200, data: { organisations: [{ organisation: 'o', name, email: 'a@toy' }] } });
  answers.set('/staff/v1/account/totp/remove', { status: 4173, message: 'Prove it first.' });
  await renderPart(<AccountPage />);
  await screen.findByText('Connected as a@toy');
  expect(screen.queryByRole('button', { name: 'Disconnect: Toy University' })).toBeNull();
  press('Remove the app');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the app' }));
  const confirm = await screen.findByText('Confirm at the organisation');
  expect(screen.queryByLabelText('Password')).toBeNull();
  vi.stubGlobal('open', () => null);
  fireEvent.click(confirm);
  expect((await screen.findByText(/did not open the window/)).textContent).toContain('try again');
});

test('the password is changed by the present one, with a word about the other sessions', async () => {
  answers.set('/staff/v1/account', { status: 200, data: { lang: 'en', email: null, sessions: [] } });
  answers.set('/staff/v1/account/password', { status: 4175, message: 'The password is wrong.' });
  await renderPart(<AccountPage />);
  await screen.findByLabelText('Present password');
  press('Change the password');
  await screen.findByText('Enter your present password.');
  await screen.findByText('Use at least 8 characters, with upper and lower case letters and a digit.');
  type('Present password', 'Wrong2026');
  type('New password', 'Lantern2026');
  press('Change the password');
  expect((await screen.findByText('The password is wrong.')).closest('[role=alert]')).not.toBeNull();
  expect(sent).toContain('/staff/v1/account/password {"password":"Wrong2026","new_password":"Lantern2026"}');
  answers.set('/staff/v1/account/password', { status: 200, data: { ended: 2 } });
  press('Change the password');
  await screen.findByText('Your password is changed. 2 other sessions were ended.');
});

test('whoever has no mail address is told so, and adds one', async () => {
  answers.set('/staff/v1/account', { status: 200, data: { lang: 'en', email: null, sessions: [] } });
  answers.set('/staff/v1/account/mail', { status: 200, data: null });
  await renderPart(<AccountPage />);
  await screen.findByText(/Your account has no mail address/);
  press('Add an address');
  type('New mail address', ' me@example.edu ');
  press('Send the link');
  await screen.findByText(/on its way to me@example.edu/);
  expect(sent).toContain('/staff/v1/account/mail {"email":"me@example.edu"}');
});
