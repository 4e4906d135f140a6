import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { stubLayout } from '../testing/stub-layout.ts';
import { useFocusBack } from './use-focus-back.ts';

beforeEach(stubLayout);
afterEach(cleanup);

function Opening() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && <Shown onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Shown({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  return (
    <Drawer open title="Editions" onClose={onClose}>
      <Button onClick={onClose}>Done</Button>
    </Drawer>
  );
}

test('the button that opened a drawer has the focus again when it is gone', async () => {
  await renderPart(<Opening />);
  const open = screen.getByRole('button', { name: 'Open' });
  open.focus();
  fireEvent.click(open);
  const done = await screen.findByRole('button', { name: 'Done' });
  done.focus();
  fireEvent.click(done);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(open);
});
