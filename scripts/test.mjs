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
  for (const round of rounds) {
    for (const passed of await Promise.all(round.map(runCheck)))
      add(passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
  // Built while the tests run, which leave a core idle now and then; a failure is reported after them.
  const built = build().then(
    () => null,
    (error) => error,
  );
  add(await runVitest());
  const problem = await built;
  if (problem !== null) throw problem;
  add(browser ? await runPlaywright(browser) : { passed: 0, failed: 1 });
} catch (error) {
  tell(error);
  add({ passed: 0, failed: 1 });
}

process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
console.log(`\n${total.passed} passed, ${total.failed} failed`);

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

function tell(error) {
  console.error(error instanceof Refusal ? error.message : error);
}
