import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin } from './paths.mjs';
import { run } from './run.mjs';

/** The unit, rule, route, screen and safety tests: `{ passed, failed }`. */
export async function runVitest() {
  return runSuite('vitest', countVitest, (report) => ({
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  }));
}

/** The scenarios in a browser: `{ passed, failed }`. */
export async function runPlaywright(browser) {
  return runSuite('playwright', countPlaywright, (report) => ({
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PORTICO_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }));
}

async function runSuite(name, count, prepare) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-report-'));
  try {
    const report = join(folder, 'report.json');
    const { args, env } = prepare(report);
    const { code } = await run(bin(name), args, { env });
    return judge(name, code, readReport(report, count));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Ending badly without a failed test, without a report or without a test is a failure as well.
function judge(name, code, counted) {
  if (counted && counted.failed > 0) return counted;
  if (counted && code === 0 && counted.passed > 0) return counted;
  console.log(`FAILED: ${name} ${counted?.passed === 0 ? 'ran no test' : `ended with ${code}`}`);
  return { passed: counted?.passed ?? 0, failed: 1 };
}

function readReport(path, count) {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unread.length };
}

function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
