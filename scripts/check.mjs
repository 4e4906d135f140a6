import { hold, rounds, unitTests } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { Refusal, settle } from './lib/refusal.mjs';

await settle(async () => {
  await install();
  for (const round of [...rounds, [unitTests]]) {
    const held = await Promise.all(round.map(hold));
    const failed = round.filter((_, at) => !held[at]).map(({ name }) => `"${name}"`);
    if (failed.length > 0) throw new Refusal(`\nFailed: ${failed.join(', ')}.`);
  }
});
