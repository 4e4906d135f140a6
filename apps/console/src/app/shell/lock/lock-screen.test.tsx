import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Input } from 'antd';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isIdleLocked, lockConsole, unlockConsole, useIsLocked } from '../../../lib/idle.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { LockScreen } from './lock-screen.tsx';
import { useIdleWatch } from './use-idle-watch.ts';

type Answer = { readonly body: object; readonly http?: number };
const answers = new Map<string, Answer>();
const sent: string[] = [];
const done = (data: unknown): Answer => ({ body: { status: 200, message: '', data } });
const signedOut: Answer = { body: { status: 401, message: 'Signed out.' }, http: 401 };
const member = {
  staff_id: '0b4f3a52-6f5c-4a3e-9d53-0c2a7a1a0001',
  name: 'Chen',
  account: 'chen',
  time_zone: null,
  owes_factor: false,
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {} }));
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (path: string, init: { readonly body?: string }) => {
    sent.push(`${path} ${init.body ?? ''}`);
    const { body, http = 200 } = answers.get(path) ?? done(null);
    return Response.json(body, { status: http });
  });
  sent.length = 0;
  answers.clear();
  answers.set(
    '/staff/v1/account/factors',
    done({ has_password: true, totp: null, passkeys: [], recovery_codes: null }),
  );
  answers.set('/staff/v1/session', done({ ...member, abilities: [], roles: [] }));
});
afterEach(() => {
  act(() => unlockConsole());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function Screen() {
  return (
    <>
      <Input aria-label="Notes" />
      {useIsLocked() && <LockScreen />}
    </>
  );
}

async function lockWith(text: string) {
  await renderPart(<Screen />);
  type('Notes', text);
  act(() => lockConsole());
  await screen.findByRole('dialog', { name: 'The console is locked' });
}

test('what is beneath is out of reach, and is as it was once the password is given', async () => {
  await lockWith('half a sentence');
  const notes = document.querySelector<HTMLInputElement>('[aria-label="Notes"]');
  expect(notes?.closest('[inert]')).not.toBeNull();
  expect(document.title).toBe('The console is locked');
  press('Unlock');
  screen.getByText('Enter your password.');
  answers.set('/staff/v1/account/prove', { body: { status: 4175, message: 'The password is wrong.' } });
  type('Password', 'Wrong2026');
  press('Unlock');
  expect((await screen.findByRole('alert')).textContent).toContain('The password is wrong.');
  expect(isIdleLocked()).toBe(true);
  answers.set('/staff/v1/account/prove', done(null));
  press('Unlock');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notes?.value).toBe('half a sentence');
  expect(notes?.closest('[inert]')).toBeNull();
});

test('a late refusal in a tab that is still locked does not lock the others again', async () => {
  await lockWith('half a sentence');
  // Another tab has been unlocked.
  localStorage.setItem('portico.console.locked', '0');
  act(() => lockConsole());
  expect(localStorage.getItem('portico.console.locked')).toBe('0');
});

test('a session that ended under the lock is opened anew with its second factor, and nothing typed is lost', async () => {
  await lockWith('half a sentence');
  answers.set('/staff/v1/account/prove', signedOut);
  answers.set('/staff/v1/sign-in', done({ staff: null, pending: { token: 'half-open', ways: ['totp', 'recovery'] } }));
  type('Password', 'Right2026');
  press('Unlock');
  await screen.findByLabelText('Code');
  answers.set('/staff/v1/sign-in/second-step', { body: { status: 4172, message: 'That took too long.' } });
  type('Code', '123456');
  press('Continue');
  await screen.findByLabelText('Password');
  type('Password', 'Right2026');
  press('Unlock');
  await screen.findByLabelText('Code');
  answers.set('/staff/v1/sign-in/second-step', done({ ...member, abilities: [], roles: [] }));
  type('Code', '123456');
  press('Continue');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('half a sentence');
  expect(sent).toContain('/staff/v1/sign-in/second-step {"pending":"half-open","code":"123456"}');
});

test('after half an hour without a key or a pointer it locks, and tells the server', async () => {
  function Watching() {
    useIdleWatch();
    return <Screen />;
  }
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPart(<Watching />);
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));
  fireEvent.keyDown(screen.getByLabelText('Notes'), { key: 'a' });
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));
  expect(isIdleLocked()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(isIdleLocked()).toBe(true);
  expect(sent.some((line) => line.startsWith('/staff/v1/session/lock'))).toBe(true);
});
