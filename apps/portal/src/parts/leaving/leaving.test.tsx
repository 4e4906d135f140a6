import { leavingMessages } from '@portico/i18n/leaving-messages';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerUnsaved, type LeaveEffect } from './unsaved.ts';
import { depart, goTo, useHashLocation } from '../../lib/navigation/hash-location.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { renderWords } from '../../testing/render-words.tsx';
import { Leaving } from './leaving.tsx';
import type { LeavingParts } from './use-leaving.ts';

provideNativeDialog();
const words = { leaving: await leavingMessages.en() };

const scrollTo = vi.fn<(to: ScrollToOptions) => void>();

beforeEach(() => {
  history.replaceState(null, '', '/apply/north/#/applyform');
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Shown() {
  const { path, query } = useHashLocation();
  return <p data-testid="place">{path + query}</p>;
}

/** Opens the form, with a page before it and one after it in the history. */
async function openForm(parts: Partial<LeavingParts> & { effect: LeaveEffect | null }) {
  const view = renderWords(<Shown />, words);
  act(() => goTo('/before'));
  act(() => goTo('/applyform/basic'));
  act(() => goTo('/after'));
  act(() => history.back());
  await waitFor(() => expect(currentPlace()).toBe('/applyform/basic'));
  const page = renderWords(<Leaving {...parts} />, words);
  return { ...view, closePage: page.unmount };
}

const currentPlace = () => screen.getByTestId('place').textContent;
const question = () => screen.findByRole('dialog', { name: 'Leave this page?' });
const atForm = () => waitFor(() => expect(location.hash).toBe('#/applyform/basic'));

test('with everything saved, leaving is not asked about', async () => {
  await openForm({ effect: null });
  act(() => void (location.hash = '#/message'));
  await waitFor(() => expect(currentPlace()).toBe('/message'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[string, () => void, string]>([
  ['a link', () => void (location.hash = '#/message?x=y'), '/message?x=y'],
  ['the portal itself', () => goTo('/message'), '/message'],
  ['back', () => history.back(), '/before'],
  ['two steps back', () => history.go(-2), '/applyform'],
  ['forward', () => history.forward(), '/after'],
])('leaving by %s is asked about; staying stays, leaving leaves', async (_by, move, target) => {
  await openForm({ effect: 'kept' });
  act(move);
  expect((await question()).textContent).toContain('It stays on this device');
  await atForm();
  expect(currentPlace()).toBe('/applyform/basic');
  await userEvent.click(screen.getAllByRole('button', { name: 'Stay' })[1] ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(move);
  await question();
  await atForm();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(currentPlace()).toBe(target));
  expect(`#${target}`).toBe(location.hash);
});

test('a move that is taken back leaves the page where it was scrolled to', async () => {
  await openForm({ effect: 'kept' });
  vi.stubGlobal('scrollY', 323);
  act(() => history.back());
  await question();
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 323, behavior: 'instant' }));
});

test('after staying, back still leads to the page before', async () => {
  const { closePage } = await openForm({ effect: 'kept' });
  act(() => void (location.hash = '#/message'));
  await question();
  await atForm();
  closePage();
  act(() => history.back());
  await waitFor(() => expect(currentPlace()).toBe('/before'));
});

test.each([
  ['what is sent within a moment needs no question', true],
  ['what cannot be sent is asked about all the same', false],
])('%s', async (_what, isSent) => {
  const { closePage } = await openForm({ effect: null });
  closePage();
  function Page() {
    const [effect, setEffect] = useState<LeaveEffect | null>('kept');
    return <Leaving effect={effect} settle={async () => (isSent ? setEffect(null) : undefined)} />;
  }
  renderWords(<Page />, words);
  act(() => goTo('/message'));
  expect(currentPlace()).toBe('/applyform/basic');
  if (isSent) await waitFor(() => expect(currentPlace()).toBe('/message'));
  else await question();
});

test('places within the form are free, unless something open would be lost', async () => {
  await openForm({ effect: 'kept', isWithin: ({ path }) => path.startsWith('/applyform') });
  act(() => goTo('/applyform'));
  await waitFor(() => expect(currentPlace()).toBe('/applyform'));
  let release: () => void = () => undefined;
  act(() => void (release = registerUnsaved('lost')));
  act(() => goTo('/applyform/basic'));
  expect((await question()).textContent).toContain('it is lost');
  act(release);
});

test('a row that is being written is asked about everywhere, and truly: it comes back', async () => {
  await openForm({ effect: 'kept', isWithin: ({ path }) => path.startsWith('/applyform') });
  let release: () => void = () => undefined;
  act(() => void (release = registerUnsaved('drafted')));
  act(() => goTo('/applyform'));
  const dialog = await question();
  expect(dialog.textContent).toContain('it is in the list when you open this part here again');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  act(release);
});

test('whoever signs out takes a row that is being written away from the device', async () => {
  await openForm({ effect: null });
  let release: () => void = () => undefined;
  act(() => void (release = registerUnsaved('drafted')));
  act(() => depart({ by: 'signOut', to: null, proceed: () => undefined }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out now?' });
  expect(dialog.textContent).toContain('Signing out erases it from this device');
  act(release);
});

test('reloading asks only while something is unsaved', async () => {
  const reload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { closePage } = await openForm({ effect: 'kept' });
  expect(reload()).toBe(true);
  closePage();
  expect(reload()).toBe(false);
});

test('staff whose editing has ended leave without another question', async () => {
  const reload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await openForm({ effect: 'kept' });
  act(() => useSession.setState({ adminEditingOver: true }));
  expect(reload()).toBe(false);
  let release: () => void = () => undefined;
  act(() => void (release = registerUnsaved('lost')));
  expect(reload()).toBe(true);
  act(release);
  useSession.setState({ adminEditingOver: false });
});

test('signing out and changing the language are asked about in their own words, and not twice', async () => {
  await openForm({ effect: 'lost' });
  const proceed = vi.fn<() => void>();
  act(() => depart({ by: 'signOut', to: null, proceed }));
  await screen.findByRole('dialog', { name: 'Sign out now?' });
  expect(proceed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(proceed).toHaveBeenCalledOnce();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('a navigation that the person did not start is not asked about', async () => {
  await openForm({ effect: 'lost' });
  act(() => goTo('/login', { force: true }));
  expect(currentPlace()).toBe('/login');
});
