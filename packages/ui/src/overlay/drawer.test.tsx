import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provideNativeDialog } from '../testing/native-dialog.ts';
import { Drawer } from './drawer.tsx';

provideNativeDialog();

function Letters() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Read
      </button>
      <Drawer open={open} title="Letter" closeLabel="Close" onClose={() => setOpen(false)} width={500}>
        <p>Dear committee</p>
      </Drawer>
    </>
  );
}

beforeEach(async () => {
  render(<Letters />);
  await userEvent.click(screen.getByRole('button', { name: 'Read' }));
});
afterEach(cleanup);

describe('Drawer', () => {
  it('is a dialog named by its title, with the focus inside', () => {
    const drawer = screen.getByRole('dialog', { name: 'Letter' });
    expect(drawer.contains(document.activeElement)).toBe(true);
    expect(drawer.style.getPropertyValue('--drawer-width')).toBe('500px');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes by %s and gives the focus back', async (_way, close) => {
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Read' }));
  });

  it('does not close by a click beside it', async () => {
    await userEvent.click(document.body);
    // The backdrop is part of the element: a click on it has the dialog as its target.
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
