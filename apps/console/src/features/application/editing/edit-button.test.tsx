import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { EditButton } from './edit-button.tsx';

const address = 'http://localhost/apply/north/#/applyform?staff=code';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, message: '', data: { address } }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open() {
  await renderPart(<EditButton application="a-1" />);
  fireEvent.click(screen.getByRole('button', { name: 'Edit in the portal' }));
}

test('where the browser blocks the new tab, a link is offered until it is followed', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await open();
  const link = await screen.findByRole('link', { name: 'Open the form' });
  expect(link.getAttribute('href')).toContain('?lang=en#/applyform?staff=code');
  fireEvent.click(link);
  expect(screen.queryByRole('link', { name: 'Open the form' })).toBeNull();
});

test('the application is reloaded on returning to the page, and once more after the tab has closed', async () => {
  const tab = { closed: false, location: { replace: vi.fn<(to: string) => void>() } };
  vi.stubGlobal('open', () => tab);
  const read = vi.spyOn(QueryClient.prototype, 'invalidateQueries').mockResolvedValue();
  await open();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce());
  const comeBack = () => act(() => void window.dispatchEvent(new Event('focus')));
  comeBack();
  expect(read).toHaveBeenCalledTimes(1);
  tab.closed = true;
  comeBack();
  expect(read).toHaveBeenCalledTimes(2);
  comeBack();
  expect(read).toHaveBeenCalledTimes(2);
});
