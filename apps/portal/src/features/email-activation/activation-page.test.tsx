import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { captchaAnswer } from '../../testing/proof.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const activate = '/v1/enroll/account/active_email';
const again = '/v1/enroll/account/send_active_email';
const place = '/email?token=abcdefghijklmnopqrstuvwxyz';

test.each([
  ['activates', { data: { account: 'li.ming@example.org' } }, 'Your account is active'],
  ['was used before', { status: 4104, message: 'already' }, 'Already activated'],
  ['is broken', { status: 4103, message: 'broken' }, 'This link is invalid or has expired'],
  ['was cut off', { status: 400, http: 400, message: 'malformed' }, 'This link is invalid or has expired'],
])('a link that %s', async (_, answer, title) => {
  const asked = fakeServer({ ...captchaAnswer, [activate]: answer });
  renderPortal(place);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(asked.filter(({ path }) => path === activate)).toHaveLength(1);
});

test('without a connection one can try again', async () => {
  fakeServer({});
  renderPortal(place);
  await screen.findByText(/network cannot be reached/);
  fakeServer({ [activate]: { data: { account: 'li.ming@example.org' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Your account is active' });
});

test('the mail can be sent again', async () => {
  const asked = fakeServer({ ...captchaAnswer, [again]: {} });
  renderPortal('/email');
  await userEvent.type(await screen.findByLabelText(/^Email/), 'li.ming@example.org');
  await userEvent.type(screen.getByLabelText(/Characters in the picture/), 'AB12');
  await screen.findByAltText('Picture with four characters');
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail' }));
  await screen.findByText(/a new link is on its way.*spam folder/);
  expect(new URLSearchParams(asked.find(({ path }) => path === again)?.body).get('email')).toBe('li.ming@example.org');
});
