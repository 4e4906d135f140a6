import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createHashRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type ListAddress, oneOf, type ReadFilter, useListAddress } from './use-list-address.ts';

type ToyFilter = { readonly search: string; readonly kind: 'all' | 'big' };

const read: ReadFilter<ToyFilter> = (textOf) => ({
  search: textOf('search'),
  kind: oneOf(['all', 'big'], textOf('kind')),
});

let router: ReturnType<typeof createHashRouter>;
let list: ListAddress<ToyFilter>;

function List() {
  const address = useListAddress(read);
  useEffect(() => {
    list = address;
  });
  return null;
}

function open(address: string) {
  history.replaceState(null, '', address);
  router = createHashRouter([
    { path: '/list', element: <List /> },
    { path: '/other', element: <p>elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
}

afterEach(() => {
  cleanup();
  router.dispose();
  history.replaceState(null, '', '/');
});

test('a change of the filter is in the address, and begins at the first page', () => {
  open('#/list?search=lin&after=k1');
  act(() => list.change({ kind: 'big' }));
  expect(location.hash).toBe('#/list?search=lin&kind=big');
  expect(list.isFiltered).toBe(true);
  act(() => list.clear());
  expect(location.hash).toBe('#/list');
  expect(list.isFiltered).toBe(false);
});

test('an invalid value in the address does not filter', () => {
  open('#/list?kind=huge&colour=red');
  expect(list.filter).toEqual({ search: '', kind: 'all' });
  expect(list.isFiltered).toBe(false);
});

test('pages go forward by the next key, and back through those visited', () => {
  open('#/list?kind=big');
  expect([list.paging.toFirst, list.paging.toPrevious]).toEqual([null, null]);
  act(() => list.paging.toNext('k1'));
  act(() => list.paging.toNext('k2'));
  expect(location.hash).toBe('#/list?kind=big&after=k2');
  act(() => list.paging.toPrevious?.());
  expect(list.after).toBe('k1');
  act(() => list.paging.toPrevious?.());
  expect(location.hash).toBe('#/list?kind=big');
});

test('a page that was opened from a link knows its first page, but none before it', () => {
  open('#/list?after=k7');
  expect(list.paging.toPrevious).toBeNull();
  act(() => list.paging.toFirst?.());
  expect(location.hash).toBe('#/list');
});

test('a search that is reported late does not lead back to a list that was left', async () => {
  open('#/list');
  const { change } = list;
  await act(() => router.navigate('/other'));
  act(() => change({ search: 'lin' }));
  expect(location.hash).toBe('#/other');
  expect(screen.getByText('elsewhere')).toBeDefined();
});
