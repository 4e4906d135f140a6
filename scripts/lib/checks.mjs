import { checkImports } from './check-imports.mjs';
import { bin } from './paths.mjs';
import { run } from './run.mjs';

/** The checks that read the code without running it. Those of one round run side by side: they use one core each. */
export const rounds = [
  [{ name: 'format', run: program('oxfmt', '--check') }],
  [{ name: 'lint', run: program('oxlint') }],
  [
    // With several checkers each works out the types of what the files share: twice the work for the same answer.
    { name: 'types', run: program('tsc', '--noEmit', '-p', '.', '--checkers', '1') },
    { name: 'import law', run: checkImports },
    { name: 'unused code', run: program('knip') },
  ],
];

export const unitTests = { name: 'unit tests', run: program('vitest', 'run') };

/** Runs one check, tells its name and time, and answers whether it passed. */
export async function runCheck({ name, run: check }) {
  const begin = performance.now();
  console.log(`\n— ${name}`);
  const passed = await check();
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
  return passed;
}

function program(name, ...args) {
  return async () => (await run(bin(name), args)).code === 0;
}
