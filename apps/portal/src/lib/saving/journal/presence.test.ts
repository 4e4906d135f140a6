import { afterEach, describe, expect, it } from 'vitest';
import { lockPresence, rollCallPresence } from './presence.ts';

describe('by locks', () => {
  // Node has no Web Locks: this follows their specification as far as the tests need it.
  function locks() {
    const taken = new Set<string>();
    const request = async (name: string, ...rest: readonly unknown[]) => {
      const work = rest.at(-1);
      if (typeof work !== 'function') throw new TypeError('No work');
      if (taken.has(name)) return rest.length === 2 ? work(null) : new Promise(() => undefined);
      taken.add(name);
      try {
        return await work({ name, mode: 'exclusive' });
      } finally {
        taken.delete(name);
      }
    };
    return { request };
  }

  it('holds a tab once, however many modules it opens', async () => {
    const presence = lockPresence(locks());
    await presence.register('one');
    await presence.register('one');
    expect(await presence.whileGone('one', async () => 'adopted')).toBeNull();
  });

  it('adopts the records of a closed tab, in one tab only', async () => {
    const presence = lockPresence(locks());
    const both = [1, 2].map((who) => presence.whileGone('gone', async () => who));
    expect(await Promise.all(both)).toEqual([1, null]);
  });
});

describe('by asking', () => {
  const channels: BroadcastChannel[] = [];
  const open = () => {
    const channel = new BroadcastChannel('roll-call-test');
    channels.push(channel);
    return channel;
  };
  afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

  it('counts the tabs that answer, and takes the others for closed', async () => {
    const [mine, other] = [rollCallPresence(open), rollCallPresence(open)];
    await mine.register('mine');
    await other.register('other');
    expect(await mine.whileGone('other', async () => 'adopted')).toBeNull();
    expect(await mine.whileGone('gone', async () => 'adopted')).toBe('adopted');
  });

  it('takes all other tabs for closed where tabs cannot exchange messages', async () => {
    expect(await rollCallPresence(() => null).whileGone('other', async () => 'adopted')).toBe('adopted');
  });
});
