import { expect, it } from 'vitest';
import { limitByKey } from './limit-by-key.ts';

/** Runs that end when the test says so; those whose name ends in ! fail. */
function open(limit: ReturnType<typeof limitByKey>) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    settled,
    ask: (key: string, name: string) =>
      limit(key, async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        if (name.endsWith('!')) throw new Error(name);
        return name;
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await settled();
    },
  };
}

it('begins what waits under a key when one before it has ended, well or badly, and lets other keys go on', async () => {
  const { ask, end, started, settled } = open(limitByKey(1));
  const first = ask('a', 'a1');
  const second = ask('a', 'a2!').catch(String);
  const third = ask('a', 'a3');
  const other = ask('b', 'b1');
  await settled();
  expect(started).toEqual(['a1', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'a2!']);
  await end('a2!');
  expect(started).toEqual(['a1', 'b1', 'a2!', 'a3']);
  await end('a3');
  await end('b1');
  expect(await Promise.all([first, second, third, other])).toEqual(['a1', 'Error: a2!', 'a3', 'b1']);
});

it('lets as many begin as may, and keeps the limit for whoever comes after all have ended', async () => {
  const { ask, end, started, settled } = open(limitByKey(2));
  await settled();
  for (const round of ['1', '2']) {
    const results = ['x', 'y', 'z'].map((name) => ask('a', name + round));
    await settled();
    expect(started.splice(0)).toEqual([`x${round}`, `y${round}`]);
    await end(`x${round}`);
    expect(started.splice(0)).toEqual([`z${round}`]);
    await end(`y${round}`);
    await end(`z${round}`);
    await Promise.all(results);
  }
});
