import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { runCheck, rounds } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { Refusal } from './lib/refusal.mjs';
import { runPlaywright, runVitest } from './lib/suites.mjs';

const total = { passed: 0, failed: 0 };

try {
  await install();
  const browser = await ensureBrowser().catch(tell);
  // Beside the tests, which leave a core idle now and then; what goes wrong with the build is told after them.
  const checked = runChecks();
  const built = build().then(
    () => null,
    (error) => error,
  );
  add(await runVitest());
  add(await checked);
  const problem = await built;
  if (problem !== null) throw problem;
  add(browser ? await runPlaywright(browser) : { passed: 0, failed: 1 });
} catch (error) {
  tell(error);
  add({ passed: 0, failed: 1 });
}

process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

async function runChecks() {
  const results = [];
  for (const round of rounds) results.push(...(await Promise.all(round.map(runCheck))));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

function tell(error) {
  console.error(error instanceof Refusal ? error.message : error);
}
