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

/** Lets parties of a tenant in until no more may come; tells how many there are. */
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

test('a tenant takes half of the room at most, the next one half of the rest', () => {
  expect(fill('a', String)).toBe(most / 2);
  expect(fill('b', String)).toBe(most / 4);
  expect(isHashingBusy({ tenant: 'c', party: 'x' })).toBe(false);
});

test('one address takes a third at most, and others of its tenant find some', () => {
  expect(fill('a', () => 'x')).toBe(Math.ceil(most / 3));
  expect(isHashingBusy({ tenant: 'a', party: 'y' })).toBe(false);
});

test('a rush at many tenants leaves some to the next one, and there to more than one address', () => {
  for (let at = 0; at < 12; at += 1) fill(`rushed ${at}`, String);
  expect(isHashingBusy({ tenant: 'quiet', party: 'x' })).toBe(false);
  expect(fill('quiet', () => 'x')).toBe(4);
  expect(isHashingBusy({ tenant: 'quiet', party: 'y' })).toBe(false);
});

test('who finds no room is refused before anything begins, and there is room again afterwards', async () => {
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
