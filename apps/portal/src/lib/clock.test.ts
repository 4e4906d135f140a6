import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnServerTime, now, nowSeconds, today } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  learnServerTime(1_800_000_000);
});
afterEach(() => vi.useRealTimers());

test('a device that is an hour slow shows the server time', () => {
  learnServerTime(1_800_003_600);
  expect(nowSeconds()).toBe(1_800_003_600);
  expect(today().getTime()).toBe(1_800_003_600_000);
});

test('a difference below two seconds is rounding', () => {
  learnServerTime(1_800_000_001);
  expect(now()).toBe(1_800_000_000_000);
});
