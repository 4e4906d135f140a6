import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { SignInPage } from './sign-in-page.tsx';

const answers = new Map<string, object>();
const sent: unknown[] = [];

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (path: string, init: { readonly body: string }) => {
    // Not what a page of another file may still be asking for.
    if (path.startsWith('/staff/v1/sign-in')) sent.push(JSON.parse(init.body));
    return Response.json(answers.get(path));
  });
  sent.length = 0;
  const pending = { token: 'half-open', ways: ['totp', 'recovery'] };
  answers.set('/staff/v1/sign-in', { status: 200, data: { staff: null, pending } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function givePassword() {
  await renderPart(<SignInPage />);
  type('Account', 'chen');
  type('Password', 'Right2026');
  press('Sign in');
  await screen.findByRole('heading', { name: 'Confirm that it is you' });
}

test('the code is asked for in a box that phones fill in, and a wrong one can be typed again', async () => {
  answers.set('/staff/v1/sign-in/second-step', { status: 4171, message: 'The code is not correct.' });
  await givePassword();
  const box = screen.getByLabelText('Code');
  expect(box.getAttribute('autocomplete')).toBe('one-time-code');
  expect(box.getAttribute('inputmode')).toBe('numeric');
  type('Code', '12345');
  press('Continue');
  expect(screen.getByText('Enter the six digits.')).toBeTruthy();
  expect(sent).toHaveLength(1);
  type('Code', '123 456');
  press('Continue');
  expect((await screen.findByRole('alert')).textContent).toContain('The code is not correct.');
  expect(sent[1]).toEqual({ pending: 'half-open', code: '123 456' });
});

test('a recovery code stands in for the app', async () => {
  answers.set('/staff/v1/sign-in/second-step', { status: 4171, message: 'Used.' });
  await givePassword();
  press('Use a recovery code');
  type('Recovery code', 'k3f9-x2mp-7qht-w8ra');
  press('Continue');
  await waitFor(() => expect(sent[1]).toEqual({ pending: 'half-open', recovery_code: 'k3f9-x2mp-7qht-w8ra' }));
});

test('whoever takes too long gives the password again, and is told so', async () => {
  answers.set('/staff/v1/sign-in/second-step', { status: 4172, message: 'That took too long.' });
  await givePassword();
  type('Code', '123456');
  press('Continue');
  await screen.findByLabelText('Password');
  expect(screen.getByRole('alert').textContent).toContain('That took too long.');
});
