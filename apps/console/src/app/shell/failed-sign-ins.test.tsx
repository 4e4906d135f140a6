import { QueryCache, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { stubLayout } from '../../testing/stub-layout.ts';
import { FailedSignIns } from './failed-sign-ins.tsx';

const last_at = 1_772_600_000;
let requests: unknown[] = [];

beforeEach(() => {
  requests = [];
  stubLayout();
  localStorage.setItem('portico.console.language', 'en');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.endsWith('/seen')) requests.push(await new Request('http://localhost/', init).json());
    const spray = { failures: 34, accounts: 12, addresses: 1, first_at: last_at - 600, last_at };
    const data = path.endsWith('/seen') ? null : { spray: requests.length > 0 ? null : spray };
    return Response.json({ status: 200, message: '', data });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the owner is told of failed sign-ins until they say that they have seen it', async () => {
  await renderPart(<FailedSignIns />);
  await screen.findByText('Somebody may be guessing the passwords of staff');
  screen.getByText(/34 sign-ins to the console failed: 12 accounts, from 1 network\./);
  fireEvent.click(screen.getByRole('button', { name: 'I have seen it' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(requests).toEqual([{ until: last_at }]);
});

function typesOf(calls: readonly (readonly [QueryCacheNotifyEvent])[]): string[] {
  return calls.flatMap(([event]) => (event.type === 'updated' ? [event.action.type] : []));
}

test('a background query that is refused does not lead to the sign-in page', async () => {
  const fetched = vi.fn<typeof fetch>(async () =>
    Response.json({ status: 401, message: '', data: null }, { status: 401 }),
  );
  vi.stubGlobal('fetch', fetched);
  const failed = vi.spyOn(QueryCache.prototype, 'notify');
  await renderPart(<FailedSignIns />);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await waitFor(() => expect(typesOf(failed.mock.calls)).toContain('success'));
  expect(typesOf(failed.mock.calls)).not.toContain('error');
});

test('whoever is not the owner sends no query and sees no notice', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  await renderPart(<FailedSignIns />, ['session.keep']);
  expect(screen.queryByRole('status')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
