import { randomFrom } from '@portico/form-engine/testing/random';
import fc from 'fast-check';
import { it } from 'vitest';
import { beginSchedule, type Schedule } from './testing/schedule.ts';

/** Something that happens, with its name for reports. */
interface Step {
  readonly take: (schedule: Schedule) => unknown;
}

function steps<A extends readonly unknown[]>(
  weight: number,
  name: string,
  args: { [I in keyof A]: fc.Arbitrary<A[I]> },
  take: (schedule: Schedule, ...given: A) => unknown,
): fc.WeightedArbitrary<Step> {
  const arbitrary = fc.tuple<[...A]>(...args).map((values) => ({
    take: (schedule: Schedule) => take(schedule, ...values),
    [fc.toStringMethod]: () => `${name} ${values.join(' ')}`,
  }));
  return { weight, arbitrary };
}

const tab = fc.nat(3);
const browser = fc.nat(1);
const key = fc.constantFrom('a', 'b');
const yes = fc.boolean();
const whose = fc.constantFrom('mine', 'theirs');
const moods = fc.constantFrom('lostRequest', 'lostAnswer', 'late', 'busy');
const moment = fc.oneof(
  { weight: 7, arbitrary: fc.integer({ min: 1, max: 3000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 10_000, max: 400_000 }) },
);

const step: fc.Arbitrary<Step> = fc.oneof(
  steps(9, 'type', [tab, key], (schedule, ...args) => schedule.type(...args)),
  steps(3, 'add a row', [tab], (schedule, index) => schedule.addRow(index)),
  steps(2, 'begin a row', [tab], (schedule, index) => schedule.beginRow(index)),
  steps(2, 'end a row', [tab, yes], (schedule, ...args) => schedule.endRow(...args)),
  steps(1, 'clear', [tab, key], (schedule, ...args) => schedule.clear(...args)),
  steps(1, 'choose', [tab, yes], (schedule, ...args) => schedule.choose(...args)),
  steps(8, 'wait', [moment], (schedule, milliseconds) => schedule.wait(milliseconds)),
  steps(2, 'kill', [tab], (schedule, index) => schedule.kill(index)),
  steps(2, 'leave', [tab], (schedule, index) => schedule.leave(index)),
  steps(1, 'follow', [tab], (schedule, index) => schedule.follow(index)),
  steps(1, 'hide', [tab], (schedule, index) => schedule.signal(index, 'hidden')),
  steps(1, 'show', [tab], (schedule, index) => schedule.signal(index, 'visible')),
  steps(1, 'save now', [tab], (schedule, index) => schedule.saveNow(index)),
  steps(1, 'blur', [tab], (schedule, index) => schedule.blur(index)),
  steps(3, 'resolve', [tab, whose], (schedule, ...args) => schedule.resolve(...args)),
  steps(2, 'open', [browser], (schedule, index) => schedule.open(index)),
  steps(2, 'connect', [browser, yes], (schedule, ...args) => schedule.connect(...args)),
  steps(6, 'spoil', [browser, moods], (schedule, ...args) => schedule.spoil(...args)),
  steps(1, 'sign', [yes], (schedule, isIn) => schedule.sign(isIn)),
  steps(1, 'close the batch', [yes], (schedule, isClosed) => schedule.closeBatch(isClosed)),
  steps(1, 'publish', [], (schedule) => schedule.publish()),
);

const numRuns = Number(process.env['SCHEDULES'] ?? 300);
const seed = process.env['SEED'];

it('loses no keystroke, doubles none, and never says saved of what is not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), fc.nat(), async (happening, chance) => {
      const { number } = randomFrom(chance);
      const schedule = beginSchedule(() => number(1_000_000) / 1_000_000);
      await schedule.open(0);
      for (const { take } of happening) {
        await take(schedule);
        await schedule.check();
      }
      await schedule.finish();
    }),
    // To investigate a failure, set its seed, and SHRINK for the shortest failing schedule.
    { numRuns, endOnFailure: process.env['SHRINK'] === undefined, ...(seed && { seed: Number(seed) }) },
  );
});
