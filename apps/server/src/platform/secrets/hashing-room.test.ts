import { afterEach, expect, test } from 'vitest';
import { hashesAtOnce, isHashingBusy, limitHashing } from './hashing-room.ts';

let leave = (): void => undefined;
let inside: Promise<unknown>[] = [];
afterEach(async () => {
  leave();
  await Promise.all(inside);
  inside = [];
});

const most = 100 * hashesAtOnce;

/** Admits parties of a tenant until the limit; returns how many there are. */
function fill(tenant: string, partyOf: (at: number) => string): number {
  const over = new Promise<void>((resolve) => {
    const before = leave;
    leave = () => [before(), resolve()];
  });
  for (let at = 0; ; at += 1) {
    const turn = { tenant, party: partyOf(at) };
    if (isHashingBusy(turn)) return at;
    inside.push(limitHashing(turn, () => over));
  }
}

test('a tenant takes at most half of the slots, the next one half of the rest', () => {
  expect(fill('a', String)).toBe(most / 2);
  expect(fill('b', String)).toBe(most / 4);
  expect(isHashingBusy({ tenant: 'c', party: 'x' })).toBe(false);
});

test('one address takes at most a third, and others of its tenant still find slots', () => {
  expect(fill('a', () => 'x')).toBe(Math.ceil(most / 3));
  expect(isHashingBusy({ tenant: 'a', party: 'y' })).toBe(false);
});

test('a rush at many tenants leaves slots for the next one, and for more than one of its addresses', () => {
  for (let at = 0; at < 12; at += 1) fill(`rushed ${at}`, String);
  expect(isHashingBusy({ tenant: 'quiet', party: 'x' })).toBe(false);
  expect(fill('quiet', () => 'x')).toBe(4);
  expect(isHashingBusy({ tenant: 'quiet', party: 'y' })).toBe(false);
});

test('a request without a free slot is refused before any work, and slots are freed afterwards', async () => {
  const turn = { tenant: 'a', party: 'x' };
  fill('a', String);
  let started = 0;
  const begin = async () => {
    started += 1;
  };
  await expect(limitHashing(turn, begin)).rejects.toMatchObject({ key: 'busy' });
  expect(started).toBe(0);
  leave();
  await Promise.all(inside);
  await limitHashing(turn, begin);
  expect(started).toBe(1);
});
