import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Saving() {
  const show = useToast();
  return (
    <button type="button" onClick={() => show('Saved', 'success')}>
      Save
    </button>
  );
}

it('announces politely and disappears after 1500 ms', () => {
  render(
    <ToastProvider>
      <Saving />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('status').textContent).toBe('Saved');
  pass(1499);
  expect(screen.getByRole('status').textContent).toBe('Saved');
  pass(1);
  expect(screen.getByRole('status').textContent).toBe('');
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
