import { expect, test } from 'vitest';
import { readFilter, writeFilter } from '../../../parts/list-filter/use-list-address.ts';
import { readOutboxFilter as read } from './outbox-filter.ts';

const noFilter = read(() => '');

test('a filter survives the address', () => {
  const filter = { channel: 'sms', search: '验证码' } as const;
  expect(readFilter(writeFilter(filter, read), read)).toEqual(filter);
});

test('no filter leaves the address clean', () => {
  expect(writeFilter(noFilter, read).toString()).toBe('');
});

test('an unknown channel shows everything', () => {
  expect(readFilter(new URLSearchParams('channel=pigeon'), read)).toEqual(noFilter);
});
