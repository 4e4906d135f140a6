import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWords } from '../../../testing/render-words.tsx';
import { RetryButton } from './retry-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a retry stays on the page and says so while the server does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderWords(<RetryButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/The network cannot be reached/);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveProperty('disabled', false);
});
