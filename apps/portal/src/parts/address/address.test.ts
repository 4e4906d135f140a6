import { expect, test } from 'vitest';
import { addressText, receiverOf } from './address.ts';

const address = { country: 'HK', number: '(5123)-4567', email: ' li@example.org ' };

test.each([
  ['sms', { area: '852', mobile: '51234567' }, '+852 51234567'],
  ['mail', { email: 'li@example.org' }, 'li@example.org'],
] as const)('by %s it goes to %o and shows as %s', (channel, receiver, text) => {
  expect(receiverOf(channel, address)).toEqual(receiver);
  expect(addressText(channel, address)).toBe(text);
});
