import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWords } from '../../../testing/render-words.tsx';
import { RetryButton } from './retry-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('while the server does not answer, another try says so instead of leaving the page', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderWords(<RetryButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/The network cannot be reached/);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveProperty('disabled', false);
});
