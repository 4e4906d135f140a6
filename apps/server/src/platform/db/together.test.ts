import { expect, it } from 'vitest';
import { together } from './together.ts';

it('does at once what comes alone, and in one go what came while all lanes were busy', async () => {
  const groups: string[][] = [];
  const ends: (() => void)[] = [];
  const ask = together(async (items: readonly string[]) => {
    groups.push([...items]);
    await new Promise<void>((resolve) => ends.push(resolve));
    return items.map((item) => item.toUpperCase());
  }, 4);
  const answers = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(ask);
  expect(groups).toEqual([['a'], ['b'], ['c'], ['d']]);
  ends[0]?.();
  expect(await answers[0]).toBe('A');
  expect(groups[4]).toEqual(['e', 'f', 'g']);
  for (const end of ends.slice(1)) end();
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
});

it('leaves each of a group that failed to itself, and goes on', async () => {
  let fails = true;
  const ask = together(async (items: readonly number[]) => {
    if (fails) throw new Error('no');
    return items;
  }, 2);
  expect(await Promise.all([ask(1), ask(2)])).toEqual([undefined, undefined]);
  fails = false;
  expect(await ask(3)).toBe(3);
});

it('takes no more than fits into one go', async () => {
  const sizes: number[] = [];
  const ask = together(async (items: readonly number[]) => {
    sizes.push(items.length);
    await Promise.resolve();
    return items;
  }, 1);
  const sent = Array.from({ length: 200 }, (_, at) => at);
  expect(await Promise.all(sent.map(ask))).toEqual(sent);
  expect(Math.max(...sizes)).toBe(64);
});
