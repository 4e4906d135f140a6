import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin } from './paths.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';
import { run } from './run.mjs';

/** The unit, rule, route, screen and safety tests: `{ passed, failures }`, a line for each failure. */
export async function runVitest() {
  return runSuite('vitest', readVitestReport, (report) => ({
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  }));
}

/** The scenarios in a browser: `{ passed, failures }`, a line for each failure. */
export async function runPlaywright(browser) {
  return runSuite('playwright', readPlaywrightReport, (report) => ({
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PORTICO_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }));
}

async function runSuite(name, read, prepare) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-report-'));
  try {
    const report = join(folder, 'report.json');
    const { args, env } = prepare(report);
    const { code } = await run(bin(name), args, { env });
    return judge(name, code, readReport(report, read));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// A non-zero exit without a failed test, a missing report, and a run without tests are failures as well.
function judge(name, code, result) {
  if (result && result.failures.length > 0) return result;
  if (result && code === 0 && result.passed > 0) return result;
  const failure = `${name} ${result?.passed === 0 ? 'ran no test' : `ended with ${code}`}`;
  console.log(`FAILED: ${failure}`);
  return { passed: result?.passed ?? 0, failures: [failure] };
}

function readReport(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
