import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubLayout } from '../../../testing/stub-layout.ts';
import { RecentErrors } from './recent-errors.tsx';
import type { RecentError } from './use-recent-errors.ts';

beforeEach(() => {
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  location.hash = '#/';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const error: RecentError = {
  reference: 'KRTW-4071',
  at: 1_790_000_000,
  method: 'POST',
  route: '/v1/form/save',
  status: 500,
  name: 'TypeError',
  code: null,
  stack: 'at save (apps/server/src/save.ts:3:9)',
};

function answering(list: readonly RecentError[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ status: 200, message: '', data: { list, next: null } });
  });
  return asked;
}

test('an error shows its reference, its route and its place in the program', async () => {
  answering([error]);
  await renderPart(<RecentErrors />);
  const row = within(await screen.findByRole('row', { name: /KRTW-4071/ }));
  expect(row.getAllByText('POST /v1/form/save')).not.toEqual([]);
  expect(row.getAllByText('500 · TypeError')).not.toEqual([]);
  expect(row.getAllByText(error.stack)).not.toEqual([]);
});

test('a reference is looked up as it is typed, and one that is not kept is said to be', async () => {
  const asked = answering([]);
  await renderPart(<RecentErrors />);
  expect(await screen.findByText('No unexpected errors')).toBeDefined();
  const box = screen.getByRole('searchbox', { name: 'Search by reference' });
  fireEvent.change(box, { target: { value: 'krtw 4071' } });
  fireEvent.blur(box);
  await vi.waitFor(() => expect(asked.at(-1)).toContain('reference=krtw+4071'));
  expect(await screen.findByText('No error has this reference')).toBeDefined();
});
