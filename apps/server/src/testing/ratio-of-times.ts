import { scaledLimit } from '@portico/testing/scaled-limit';

type Pair = readonly [one: () => Promise<unknown>, other: () => Promise<unknown>];

const fewest = 9;

/**
 * How much longer one thing takes than another, by the quickest of many tries: what else the machine does makes some tries
 * longer and none shorter. Goes on while the two seem to differ, the longer the busier the machine is.
 */
export async function ratioOfTimes(prepare: () => Promise<Pair>): Promise<number> {
  const end = performance.now() + scaledLimit(20_000);
  let [quickest, quickestOther] = [Infinity, Infinity];
  const seemsEqual = () => Math.abs(Math.log(quickest / quickestOther)) < 0.4;
  for (let round = 0; round < fewest || (!seemsEqual() && performance.now() < end); round += 1) {
    const [one, other] = await prepare();
    const otherFirst = round % 2 === 1 ? await timeOf(other) : undefined;
    quickest = Math.min(quickest, await timeOf(one));
    quickestOther = Math.min(quickestOther, otherFirst ?? (await timeOf(other)));
  }
  return quickest / quickestOther;
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}
