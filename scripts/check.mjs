import { checks, hold, unitTests } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { Refusal, settle } from './lib/refusal.mjs';

await settle(async () => {
  await install();
  for (const check of [...checks, unitTests]) {
    if (!(await hold(check))) throw new Refusal(`\nThe check "${check.name}" failed.`);
  }
});
