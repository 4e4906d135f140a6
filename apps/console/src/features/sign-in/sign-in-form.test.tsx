import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { SignInForm } from './sign-in-form.tsx';

const sentence = 'Too many failed attempts to sign in. Please try again in 2 min.';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async () => Response.json({ status: 4295, message: sentence, data: { wait: 61 } }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });

test('after too many failures the wait is shown for that account only', async () => {
  await renderPart(<SignInForm onPending={() => undefined} />);
  type('Account', 'chen');
  type('Password', 'Wrong2026');
  vi.useFakeTimers();
  fireEvent.click(button('Sign in'));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByRole('alert').textContent).toContain(sentence);
  expect(button('Sign in (1:01)')).toHaveProperty('disabled', true);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(button('Sign in (0:59)')).toHaveProperty('disabled', true);
  type('Account', 'li');
  expect(button('Sign in')).toHaveProperty('disabled', false);
  type('Account', 'chen');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(button('Sign in')).toHaveProperty('disabled', false);
  expect(screen.queryByRole('alert')).toBeNull();
});
