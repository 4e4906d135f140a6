import { expect, test } from 'vitest';
import { guardedArea } from './guarded-area.ts';

const refusing = guardedArea(() => {
  throw new DOMException('denied', 'SecurityError');
});

test('a browser that refuses storage remembers for the page', () => {
  refusing.setItem('a', '1');
  expect(refusing.getItem('a')).toBe('1');
  refusing.removeItem('a');
  expect(refusing.getItem('a')).toBeNull();
});

test('a full area keeps its old value, the page goes by the new one', () => {
  const stored = new Map([['a', 'old']]);
  let full = true;
  const area = guardedArea(() => ({
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      stored.set(name, value);
    },
    removeItem: (name) => void stored.delete(name),
  }));
  area.setItem('a', 'new');
  expect([area.getItem('a'), stored.get('a'), area.lasts('a')]).toEqual(['new', 'old', false]);
  full = false;
  area.setItem('a', 'newer');
  expect([area.getItem('a'), stored.get('a'), area.lasts('a')]).toEqual(['newer', 'newer', true]);
  area.setItem('a', 'last');
  area.removeItem('a');
  expect(area.getItem('a')).toBeNull();
});
