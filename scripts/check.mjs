import { runCheck, rounds, unitTests } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { Refusal, runScript } from './lib/refusal.mjs';

await runScript(async () => {
  await install();
  for (const round of [...rounds, [unitTests]]) {
    const passed = await Promise.all(round.map(runCheck));
    const failed = round.filter((_, at) => !passed[at]).map(({ name }) => `"${name}"`);
    if (failed.length > 0) throw new Refusal(`\nFailed: ${failed.join(', ')}.`);
  }
});
