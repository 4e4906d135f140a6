import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const onSearch = vi.fn<(search: string) => void>();
  const hook = renderHook(({ search }) => useSearchText(search, onSearch), { initialProps: { search: '' } });
  const type = (text: string) => act(() => hook.result.current.setTyped(text));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { ...hook, onSearch, type, wait };
}

test('a search is reported once, after a pause', () => {
  const { onSearch, type, wait } = open();
  type('l');
  wait(200);
  type(' lin ');
  wait(299);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['lin']]);
});

test('leaving the field reports the search at once, and not again', () => {
  const { onSearch, type, wait, result, rerender } = open();
  type('lin');
  act(() => result.current.onBlur());
  rerender({ search: '' });
  wait(1000);
  expect(onSearch.mock.calls).toEqual([['lin']]);
});

test('a search that was changed elsewhere is shown', () => {
  const { result, rerender, type, wait, onSearch } = open();
  type('lin');
  wait(300);
  rerender({ search: 'lin' });
  rerender({ search: '' });
  expect(result.current.typed).toBe('');
  type('lin');
  wait(300);
  expect(onSearch).toHaveBeenCalledTimes(2);
});
