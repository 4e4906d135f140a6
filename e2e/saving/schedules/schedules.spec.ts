import { chooseSeeds } from './choose-seeds.ts';
import { planOf } from './plan.ts';
import { Schedule } from './run-schedule.ts';
import { test } from '../support/site.ts';

// `npm run faults` sets consecutive seeds: 200 of them, or the one that failed.
const count = Number(process.env['PORTICO_SCHEDULES'] ?? 0);
const first = Number(process.env['PORTICO_FIRST_SEED'] ?? 1);
const seeds = count > 0 ? Array.from({ length: count }, (_, at) => first + at) : chooseSeeds(20);

for (const seed of seeds) {
  test(`whatever happens, nothing typed is lost (seed ${seed})`, async ({ site, devices }) => {
    const schedule = new Schedule(site, devices, await site.newcomer());
    const steps: string[] = [];
    try {
      for (const step of planOf(seed)) {
        steps.push(Object.values(step).join(' '));
        await schedule.take(step);
      }
      steps.push('end');
      await schedule.end();
      steps.length = test.info().errors.length === 0 ? 0 : steps.length;
    } finally {
      if (steps.length > 0) process.stdout.write(`  seed ${seed}: ${steps.join(' | ')}\n`);
      await schedule.close();
    }
  });
}
