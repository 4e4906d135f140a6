import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { readyScreen, renderPortal } from '../../testing/render-portal.tsx';

await readyScreen('/stop_mails');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stop = '/v1/org/message/mails/stop';
const token = 'abcdefghijklmnopqrstuvwxyz';

test('mails are stopped by a press, not by opening the link', async () => {
  const calls = fakeServer({ [stop]: { data: null } });
  renderPortal(`/stop_mails?token=${token}`);
  const button = await screen.findByRole('button', { name: 'Stop these mails' });
  expect(calls.some(({ path }) => path === stop)).toBe(false);
  await userEvent.click(button);
  await screen.findByRole('heading', { level: 1, name: 'You get no more mails about messages' });
  expect(calls.find(({ path }) => path === stop)?.body).toContain(token);
});

test('a link that is broken says so', async () => {
  fakeServer({ [stop]: { status: 4103, message: 'broken' } });
  renderPortal('/stop_mails?token=x');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop these mails' }));
  await screen.findByRole('heading', { level: 1, name: 'This link does not work' });
});
