import { expect, test } from 'vitest';
import { paths, returnPath } from './paths.ts';

test('the sign-in page remembers the address that was asked for', () => {
  const address = paths.signInFrom('/outbox/a%2Fb?channel=sms');
  const from = new URLSearchParams(address.split('?')[1]).get('from');
  expect(returnPath(from)).toBe('/outbox/a%2Fb?channel=sms');
});

test.each([[null], [''], ['https://elsewhere.example'], ['//elsewhere.example'], ['/sign-in?from=/outbox']])(
  '%s is not an address to return to',
  (from) => {
    expect(returnPath(from)).toBe('/');
  },
);

test('an id with a slash stays one part of the address', () => {
  expect(paths.message('a/b')).toBe('/outbox/a%2Fb');
});
