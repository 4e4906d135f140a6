import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';
import { useDraft } from './use-draft.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Form() {
  const [draft, write] = useDraft('test', { name: '' });
  return <input aria-label="Name" value={draft.name} onChange={(event) => write({ name: event.target.value })} />;
}

const gone = () => Promise.reject(new Error('gone'));

test('what was typed comes back once, after a reload for a missing chunk', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), 'Li Ming');
  expect(sessionStorage.length).toBe(0);
  await new Promise<void>((resolve) => {
    void loadChunk(gone, { area: () => sessionStorage, answers: () => Promise.resolve(true), reload: () => resolve() });
  });
  unmount();
  render(<Form />);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Li Ming');
  cleanup();
  render(<Form />);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
});
