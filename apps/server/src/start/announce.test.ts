import { expect, it } from 'vitest';
import { announcement } from './announce.ts';

const started = { publicUrl: 'http://localhost:8080', seconds: 1, ownerFile: '/data/owner-account.txt', demo: null };
const fresh = { account: 'owner', password: 'FirstPassword', isNew: true };

it.each([
  [fresh, true, 'password FirstPassword'],
  [{ ...fresh, isNew: false }, true, 'password FirstPassword'],
  [fresh, false, 'password in /data/owner-account.txt'],
  [{ ...fresh, isNew: false }, false, 'password in /data/owner-account.txt'],
  [{ ...fresh, password: null }, true, 'password as you set it'],
])('of %o, on a terminal: %s, it says: %s', (owner, onTerminal, words) => {
  const text = announcement({ ...started, owner, onTerminal });
  expect(text).toContain(words);
  expect(text.includes('FirstPassword')).toBe(onTerminal && owner.password !== null);
});
