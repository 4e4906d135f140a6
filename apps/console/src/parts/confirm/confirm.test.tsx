import { CallFailed } from '@portico/contract/call-failed';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import type { Action } from './confirm-dialog.tsx';
import { useConfirm } from './confirm.tsx';

beforeEach(() => stubLayout());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const action = { title: 'Delete the notice?', effect: '3 people have not read it.', label: 'Delete the notice' };

function Asking(props: { readonly action: Action }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => confirm(props.action)}>
      Delete …
    </button>
  );
}

async function ask(rest: Omit<Action, keyof typeof action>) {
  await renderPart(<Asking action={{ ...action, ...rest }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Delete …' }));
  return screen.getByRole('dialog', { name: action.title });
}
const button = () => screen.getByRole('button', { name: /Delete the notice$/ });
const isOpen = () => screen.queryByRole('dialog') !== null;

test('names the effect, runs the action once, and closes when it is done', async () => {
  let finish = () => {};
  const run = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
  const dialog = await ask({ run });
  expect(dialog.textContent).toContain('3 people have not read it.');
  fireEvent.click(button());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true));
  fireEvent.click(button());
  finish();
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(run).toHaveBeenCalledOnce();
});

test('an action that was refused says why, and can be tried again', async () => {
  const run = vi.fn<() => Promise<void>>(async () => undefined);
  run.mockRejectedValueOnce(new CallFailed({ kind: 'refused', message: 'Somebody is editing it.' }));
  await ask({ run });
  fireEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody is editing it.');
  fireEvent.click(button());
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(run).toHaveBeenCalledTimes(2);
});

test('cancelling does nothing', async () => {
  const run = vi.fn<() => Promise<void>>(async () => undefined);
  await ask({ run });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(run).not.toHaveBeenCalled();
});

test('an action that cannot be undone asks for its name to be typed each time', async () => {
  const run = vi.fn<() => Promise<void>>(async () => undefined);
  await ask({ run, isDestructive: true, typeToConfirm: 'Open day' });
  expect(button()).toHaveProperty('disabled', true);
  const line = screen.getByRole('textbox', { name: 'To go on, type “Open day”.' });
  fireEvent.change(line, { target: { value: 'Open' } });
  fireEvent.keyDown(line, { key: 'Enter' });
  fireEvent.keyUp(line, { key: 'Enter' });
  expect(run).not.toHaveBeenCalled();
  fireEvent.change(line, { target: { value: ' Open day ' } });
  fireEvent.keyDown(line, { key: 'Enter' });
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(run).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Delete …' }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
});
