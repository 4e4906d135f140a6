import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeReload, loadChunk } from './chunk-reload.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

function browser() {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const area = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (n: string, v: string) => void kept.set(n, v),
  };
  return { reload, area };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a chunk that is there loads', async () => {
  const at = browser();
  expect(
    await loadChunk(
      async () => 'page',
      () => at,
    ),
  ).toBe('page');
  expect(at.reload).not.toHaveBeenCalled();
});

test('a missing chunk reloads once in 60 s, then fails, then may reload again', async () => {
  const at = browser();
  void loadChunk(gone, () => at);
  await vi.waitFor(() => expect(at.reload).toHaveBeenCalledTimes(1));
  vi.advanceTimersByTime(59_000);
  await expect(loadChunk(gone, () => at)).rejects.toThrow('Failed to fetch');
  expect(at.reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  void loadChunk(gone, () => at);
  await vi.waitFor(() => expect(at.reload).toHaveBeenCalledTimes(2));
});

test('typed text is kept before the page goes, even when one hook fails', async () => {
  const at = browser();
  const order: string[] = [];
  at.reload.mockImplementation(() => order.push('reload'));
  const off = [
    beforeReload(() => Promise.reject(new Error('full'))),
    beforeReload(async () => {
      await Promise.resolve();
      order.push('kept');
    }),
  ];
  void loadChunk(gone, () => at);
  await vi.waitFor(() => expect(order).toEqual(['kept', 'reload']));
  off.forEach((stop) => stop());
});

test('a browser that cannot remember never reloads by itself', async () => {
  const reload = vi.fn();
  const area = { getItem: () => null, setItem: () => undefined };
  await expect(loadChunk(gone, () => ({ area, reload }))).rejects.toThrow();
  expect(reload).not.toHaveBeenCalled();
});
