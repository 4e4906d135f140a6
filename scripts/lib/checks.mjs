import { checkImports } from './check-imports.mjs';
import { bin } from './paths.mjs';
import { run } from './run.mjs';

/** The static checks. Those of one round run in parallel, because each uses one core. */
export const rounds = [
  [{ name: 'format', run: program('oxfmt', '--check') }],
  [{ name: 'lint', run: program('oxlint') }],
  [
    // Several checkers would each compute the shared types: twice the work for the same result.
    { name: 'types', run: program('tsc', '--noEmit', '-p', '.', '--checkers', '1') },
    { name: 'import law', run: checkImports },
    { name: 'unused code', run: program('knip') },
  ],
];

export const unitTests = { name: 'unit tests', run: program('vitest', 'run') };

/** Runs one check, prints its name and time, and returns whether it passed. */
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
