import { expect, test } from 'vitest';
import { noFilter, readFilter, writeFilter } from './use-outbox-filter.ts';

test('a filter survives the address', () => {
  const filter = { channel: 'sms', search: '验证码' } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
});

test('no filter leaves the address clean', () => {
  expect(writeFilter(noFilter).toString()).toBe('');
});

test('an unknown channel shows everything', () => {
  expect(readFilter(new URLSearchParams('channel=pigeon'))).toEqual(noFilter);
});
