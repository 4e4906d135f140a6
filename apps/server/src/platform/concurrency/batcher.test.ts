import { expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

/** A batcher of strings whose batches end when the test says so. */
function open(concurrency: number, keyOf: (item: string) => string = () => 'all') {
  const batches: string[][] = [];
  const ends: (() => void)[] = [];
  const run = async (items: readonly string[]) => {
    batches.push([...items]);
    await new Promise<void>((resolve) => ends.push(resolve));
    return items.map((item) => item.toUpperCase());
  };
  return { batches, ends, ask: createBatcher({ keyOf, concurrency, run }) };
}

it('runs at once what comes alone, and in one batch what comes while as many run as may', async () => {
  const { batches, ends, ask } = open(4);
  const answers = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(ask);
  expect(batches).toEqual([['a'], ['b'], ['c'], ['d']]);
  ends[0]?.();
  expect(await answers[0]).toBe('A');
  expect(batches[4]).toEqual(['e', 'f', 'g']);
  for (const end of ends.slice(1)) end();
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
});

it('does not make items wait for another key', async () => {
  const { batches, ends, ask } = open(1, (item) => item.slice(0, 1));
  const answers = ['a1', 'a2', 'b1', 'a3', 'b2'].map(ask);
  expect(batches).toEqual([['a1'], ['b1']]);
  ends[1]?.();
  expect(await answers[2]).toBe('B1');
  expect(batches).toEqual([['a1'], ['b1'], ['b2']]);
  ends[0]?.();
  await answers[0];
  expect(batches[3]).toEqual(['a2', 'a3']);
  for (const end of ends) end();
  expect(await Promise.all(answers)).toEqual(['A1', 'A2', 'B1', 'A3', 'B2']);
});

it('answers each item of a failed batch with undefined, and continues', async () => {
  let fails = true;
  const run = async (items: readonly number[]) => {
    if (fails) throw new Error('no');
    return items;
  };
  const ask = createBatcher({ keyOf: () => 'all', concurrency: 2, run });
  expect(await Promise.all([ask(1), ask(2)])).toEqual([undefined, undefined]);
  fails = false;
  expect(await ask(3)).toBe(3);
});

it('takes no more than the largest batch', async () => {
  const sizes: number[] = [];
  const run = async (items: readonly number[]) => {
    sizes.push(items.length);
    await Promise.resolve();
    return items;
  };
  const ask = createBatcher({ keyOf: () => 'all', concurrency: 1, largest: 64, run });
  const sent = Array.from({ length: 200 }, (_, at) => at);
  expect(await Promise.all(sent.map(ask))).toEqual(sent);
  expect(Math.max(...sizes)).toBe(64);
});
