import { ensureBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { runCheck, rounds } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { Refusal } from './lib/refusal.mjs';
import { runPlaywright, runVitest } from './lib/suites.mjs';

/** @type {{ passed: number, failures: string[] }} */
const total = { passed: 0, failures: [] };

try {
  await install();
  const browser = await ensureBrowser().catch(report);
  for (const round of rounds) {
    const results = await Promise.all(round.map(runCheck));
    for (const [at, { name }] of round.entries())
      add(results[at] ? { passed: 1, failures: [] } : { passed: 0, failures: [name] });
  }
  // Built while the tests run, because they do not always use both cores; a failure is reported after them.
  const built = build().then(
    () => null,
    (error) => error,
  );
  add(await runVitest());
  const problem = await built;
  if (problem !== null) throw problem;
  add(browser ? await runPlaywright(browser) : { passed: 0, failures: ['no browser for the scenarios'] });
} catch (error) {
  report(error);
  add({ passed: 0, failures: [`ended early: ${firstLine(error)}`] });
}

process.exitCode = total.failures.length > 0 || total.passed === 0 ? 1 : 0;
// Repeated at the end, because often only the last lines of a long run are kept.
for (const failure of total.failures) console.log(`FAILED: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);

function add({ passed, failures }) {
  total.passed += passed;
  total.failures.push(...failures);
}

function firstLine(error) {
  return (error instanceof Error ? error.message : String(error)).trim().split('\n')[0];
}

function report(error) {
  console.error(error instanceof Refusal ? error.message : error);
}
