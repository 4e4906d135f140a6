import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';

await readyScreen('/take_back');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const find = '/v1/enroll/account/address_change';
const takeBack = '/v1/enroll/account/take_back_address';
const path = '/take_back?token=abcdefghijklmnopqrstuvwxyz';
const change = { kind: 'email', address: 'li.ming@example.org', changed_at: 1_800_000_000, asks_password: true };

test('a change is taken back with a new password, not by opening the link', async () => {
  const calls = fakeServer({ [find]: { data: change }, [takeBack]: { data: null } });
  renderPortal(path);
  await screen.findByText(/held with li.ming@example.org again/);
  expect(calls.some(({ path }) => path === takeBack)).toBe(false);
  await userEvent.type(screen.getByLabelText(/^New password\b(?! again)/), 'Mountain-river7');
  await userEvent.type(screen.getByLabelText(/^New password again/), 'Mountain-river7');
  await userEvent.click(screen.getByRole('button', { name: 'Take the change back' }));
  await screen.findByRole('heading', { level: 1, name: 'The change has been taken back' });
  const body = new URLSearchParams(calls.find(({ path }) => path === takeBack)?.body);
  expect(body.get('password')).toBe('Mountain-river7');
});

test('a temporary user is asked for no password', async () => {
  fakeServer({ [find]: { data: { ...change, kind: 'mobile', asks_password: false } }, [takeBack]: { data: null } });
  renderPortal(path);
  await userEvent.click(await screen.findByRole('button', { name: 'Take the change back' }));
  await screen.findByRole('heading', { level: 1, name: 'The change has been taken back' });
});

test('a link that has lapsed says so', async () => {
  fakeServer({ [find]: { status: 4103, message: 'broken' } });
  renderPortal(path);
  await screen.findByRole('heading', { level: 1, name: 'This link is invalid or has expired' });
});
