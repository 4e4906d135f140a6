import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { ForgottenPage } from './forgotten-page.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { NewPasswordPage } from './new-password-page.tsx';

const sent: { path: string; body: unknown }[] = [];
let answer: object = { status: 200, message: '', data: null };

beforeEach(() => {
  sent.length = 0;
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    return Response.json(answer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const invitation = {
  email: 'chen',
  role: 'editor',
  organisation: null,
  project: null,
  invited_by: 'Wang',
  has_account: false,
} as const;
const token = 't'.repeat(43);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('an account is made of a name and a good password', async () => {
  answer = { status: 200, message: '', data: { account: 'chen', made: true } };
  await renderPart(<InvitationForm token={token} invitation={invitation} />);
  press('Create my account');
  screen.getByText('Enter your name.');
  screen.getByText('Use at least 8 characters, with upper and lower case letters and a digit.');
  type('Your name', ' Ana Lima ');
  type('New password', 'Password1');
  screen.getByText('This password is one of the first that are guessed. Choose another one.');
  press('Create my account');
  expect(sent).toEqual([]);
  type('New password', 'Lantern2026');
  press('Create my account');
  await waitFor(() =>
    expect(sent[0]).toEqual({
      path: '/staff/v1/invitations/accept',
      body: { token, name: 'Ana Lima', password: 'Lantern2026' },
    }),
  );
});

test('whoever is signed in with another address is told for whom the invitation is', async () => {
  await renderPart(<InvitationForm token={token} invitation={{ ...invitation, email: 'ana@uni.example' }} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'signed in as chen, but the invitation is for ana@uni.example',
  );
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('whoever has an account accepts without a password', async () => {
  answer = { status: 200, message: '', data: { account: 'chen', made: false } };
  await renderPart(<InvitationForm token={token} invitation={{ ...invitation, has_account: true }} />);
  press('Accept the role');
  await waitFor(() => expect(sent[0]?.body).toEqual({ token }));
});

test('a broken link is explained', async () => {
  await renderPart(<InvitationPage />);
  expect(screen.getByRole('alert').textContent).toContain('This link is incomplete');
  cleanup();
  await renderPart(<NewPasswordPage />);
  expect(screen.getByRole('alert').textContent).toContain('This link is incomplete');
});

test('asking for a link gets the same answer for everybody', async () => {
  answer = { status: 200, message: '', data: null };
  await renderPart(<ForgottenPage />);
  press('Send me the link');
  screen.getByText('Enter your mail address, such as name@example.com.');
  type('Mail address', 'ana@uni.example');
  press('Send me the link');
  await screen.findByText(/If somebody has an account with ana@uni.example/);
  expect(document.activeElement?.textContent).toContain('If somebody has an account');
  expect(sent).toEqual([{ path: '/staff/v1/password/request', body: { email: 'ana@uni.example' } }]);
});
