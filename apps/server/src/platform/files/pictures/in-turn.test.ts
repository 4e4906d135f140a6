import { expect, it } from 'vitest';
import { takingTurns } from './in-turn.ts';

function open(atOnce: number) {
  const inTurn = takingTurns(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    ask: (whose: string, what: string) =>
      inTurn(whose, async () => {
        begun.push(what);
        await new Promise<void>((resolve) => ends.set(what, resolve));
        if (what.endsWith('!')) throw new Error(what);
      }),
    end: async (what: string) => {
      ends.get(what)?.();
      await settled();
    },
  };
}

it('lets nobody wait for the many pictures of one person', async () => {
  const { ask, end, begun } = open(2);
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1')];
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  await end('a2');
  await end('a3');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  await Promise.all(asked);
});

it('goes on after one that failed', async () => {
  const { ask, end, begun } = open(1);
  const failing = ask('a', 'a1!').catch(String);
  const next = ask('b', 'b1');
  await end('a1!');
  expect(await failing).toBe('Error: a1!');
  expect(begun).toEqual(['a1!', 'b1']);
  await end('b1');
  await next;
});
