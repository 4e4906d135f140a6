import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { bin } from './lib/paths.mjs';
import { runScript } from './lib/refusal.mjs';
import { run } from './lib/run.mjs';

const usual = '200';

// Random schedules of faults: docs/how-to/run-random-schedules.md.
await runScript(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({ options: { seed: text, first: text, count: text } });
  const first = values.seed ?? values.first ?? '1';
  const count = values.seed === undefined ? (values.count ?? usual) : '1';
  await install();
  const browser = await ensureBrowser();
  await build();
  console.log(`${count} schedules from seed ${first} on.`);
  const args = ['test', '--config', 'e2e/playwright.config.ts', 'saving/schedules', '--reporter=list'];
  const env = { PORTICO_CHROMIUM: browser, PORTICO_SCHEDULES: count, PORTICO_FIRST_SEED: first };
  const { code } = await run(bin('playwright'), args, { env });
  if (code === 0) return;
  process.exitCode = 1;
  console.log(
    'A schedule that failed has its seed in its name, and its steps above. Again: npm run faults -- --seed <seed>',
  );
});
