import { expect, test } from 'vitest';
import { hashPassword, ownTurn, verifyPassword } from './passwords.ts';

test('a password fits its own hash and no other, and nobody has one', async () => {
  const hash = await hashPassword('Mountain-river7', ownTurn);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'Mountain-river7', ownTurn)).toBe(true);
  expect(await verifyPassword(hash, 'Mountain-river8', ownTurn)).toBe(false);
  expect(await verifyPassword(null, 'a password that nobody has', ownTurn)).toBe(false);
});

test('an invalid hash fails that check alone', async () => {
  await expect(verifyPassword('not a hash', 'x', ownTurn)).rejects.toThrow();
  expect(await verifyPassword(undefined, 'x', ownTurn)).toBe(false);
});
