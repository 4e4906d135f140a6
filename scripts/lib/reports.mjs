import { stripVTControlCharacters } from 'node:util';
import { relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * The result in vitest's JSON report: `{ passed, failures }`, with a line for each failed test and each file that
 * failed as a whole.
 */
export function readVitestReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // The file did not load, or its setup failed.
    if (status === 'failed' && failed.length === 0) return [line(file, 'outside a test', message)];
    return failed.map((test) => line(file, test.fullName, test.failureMessages[0]));
  });
  return { passed: numPassedTests, failures };
}

/**
 * The result in playwright's JSON report: `{ passed, failures }`, with a line for each failed test and each error
 * outside of one.
 */
export function readPlaywrightReport({ stats, suites, errors }) {
  const failures = [
    ...suites
      .flatMap(specsOf)
      .flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected')
          .map(({ results }) => line(`e2e/${file}`, title, results.at(-1)?.error?.message)),
      ),
    ...errors.map(({ message, location }) => line(relative(root, location?.file ?? root), 'outside a test', message)),
  ];
  return { passed: stats.expected + stats.flaky, failures };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function line(file, title, message = '') {
  const [first] = stripVTControlCharacters(message).trim().split('\n');
  return `${file} > ${title}: ${first}`;
}
