import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideNativeDialog } from '../testing/native-dialog.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogWordsContext } from './dialog-words.ts';

provideNativeDialog();

const confirmed = vi.fn<() => void>();

function Deleting() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete row
      </button>
      <ConfirmDialog
        open={open}
        title="Delete this row?"
        texts={{ confirm: 'Delete', cancel: 'Cancel', close: 'Close' }}
        onConfirm={confirmed}
        onCancel={() => setOpen(false)}
      >
        Are you sure you want to delete the data？
      </ConfirmDialog>
    </>
  );
}

afterEach(cleanup);

describe('Dialog', () => {
  beforeEach(async () => {
    confirmed.mockClear();
    render(<Deleting />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete row' }));
  });

  it('is a dialog named by its title, with the focus inside', () => {
    const dialog = screen.getByRole('dialog', { name: 'Delete this row?' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it.each(['Cancel', 'Close'])('closes by %s and gives the focus back', async (name) => {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete row' }));
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('closes by Escape', async () => {
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('confirms once and leaves closing to the page', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirmed).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('A dialog that says nothing itself', () => {
  const asking = (
    <ConfirmDialog open onConfirm={confirmed} onCancel={() => undefined}>
      The file is replaced.
    </ConfirmDialog>
  );
  const wordsOf = (title: string) => {
    const dialog = screen.getByRole('dialog', { name: title });
    return within(dialog)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  };

  it('has the title and buttons of the specification', () => {
    render(asking);
    expect(wordsOf('提示信息')).toEqual(['关闭', '取消', '确定']);
  });

  it('has those of the application around it', () => {
    const words = { title: 'Please note', confirm: 'OK', cancel: 'Back', close: 'Shut' };
    render(<DialogWordsContext value={words}>{asking}</DialogWordsContext>);
    expect(wordsOf('Please note')).toEqual(['Shut', 'Back', 'OK']);
  });
});
