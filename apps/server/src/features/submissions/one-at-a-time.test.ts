import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('begins what one person asks for when the one before has ended, well or badly, and lets others go on', async () => {
  const inTurn = oneAtATime();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) =>
      ends.push(() => (name === 'a2' ? reject(new Error(name)) : resolve(name))),
    );
  };
  const first = inTurn('a', work('a1'));
  const second = inTurn('a', work('a2')).catch((error: unknown) => String(error));
  const third = inTurn('a', work('a3'));
  void inTurn('b', work('b1'));
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b1']);
  ends[0]?.();
  expect(await first).toBe('a1');
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2']);
  ends[2]?.();
  expect(await second).toBe('Error: a2');
  await expect.poll(() => begun.at(-1)).toBe('a3');
  ends[3]?.();
  expect(await third).toBe('a3');
});
