import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeReload, loadChunk } from './chunk-reload.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => vi.useRealTimers());

function browser() {
  const stored = new Map<string, string>();
  const reload = vi.fn();
  const area = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (n: string, v: string) => void stored.set(n, v),
  };
  const answers = vi.fn<() => Promise<boolean>>(async () => true);
  return { reload, answers, area: () => area };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a chunk that is there loads', async () => {
  const at = browser();
  expect(await loadChunk(async () => 'page', at)).toBe('page');
  expect(at.reload).not.toHaveBeenCalled();
});

test('a missing chunk reloads once in 60 s, then fails, then may reload again', async () => {
  const at = browser();
  void loadChunk(gone, at);
  await vi.waitFor(() => expect(at.reload).toHaveBeenCalledTimes(1));
  vi.advanceTimersByTime(59_000);
  await expect(loadChunk(gone, at)).rejects.toThrow('Failed to fetch');
  expect(at.reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  void loadChunk(gone, at);
  await vi.waitFor(() => expect(at.reload).toHaveBeenCalledTimes(2));
});

test('typed text is stored before the reload, even when one hook fails', async () => {
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
  void loadChunk(gone, at);
  await vi.waitFor(() => expect(order).toEqual(['kept', 'reload']));
  off.forEach((stop) => stop());
});

test('a lost connection shows the portal’s message, and keeps the one reload for later', async () => {
  const at = browser();
  at.answers.mockResolvedValueOnce(false);
  await expect(loadChunk(gone, at)).rejects.toThrow('Failed to fetch');
  expect(at.reload).not.toHaveBeenCalled();
  void loadChunk(gone, at);
  await vi.waitFor(() => expect(at.reload).toHaveBeenCalledTimes(1));
});

test.each([
  ['forgets', () => ({ getItem: () => null, setItem: () => undefined })],
  [
    'refuses storage',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('a browser that %s never reloads by itself', async (_, area) => {
  const reload = vi.fn();
  await expect(loadChunk(gone, { area, reload, answers: async () => true })).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});
