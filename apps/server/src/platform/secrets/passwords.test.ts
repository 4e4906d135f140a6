import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword, isHashingBusy, verifyPassword, limitHashing } from './passwords.ts';

test('a password fits its own hash and no other, and nobody has one', async () => {
  const hash = await hashPassword('Mountain-river7');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'Mountain-river7')).toBe(true);
  expect(await verifyPassword(hash, 'Mountain-river8')).toBe(false);
  expect(await verifyPassword(null, 'a password that nobody has')).toBe(false);
});

test('what is no hash fails that one alone', async () => {
  await expect(verifyPassword('not a hash', 'x')).rejects.toThrow();
  expect(await verifyPassword(undefined, 'x')).toBe(false);
});

test('more than can be served soon are refused before they begin, and there is room again afterwards', async () => {
  const most = 100 * Math.max(1, availableParallelism() - 1);
  let serve = (): void => undefined;
  const served = new Promise<void>((resolve) => {
    serve = resolve;
  });
  const inside = Array.from({ length: most }, () => limitHashing(() => served));
  expect(isHashingBusy()).toBe(true);
  let begun = false;
  const begin = async () => {
    begun = true;
  };
  await expect(limitHashing(begin)).rejects.toMatchObject({ key: 'busy' });
  expect(begun).toBe(false);
  serve();
  await Promise.all(inside);
  await limitHashing(begin);
  expect(begun).toBe(true);
});
