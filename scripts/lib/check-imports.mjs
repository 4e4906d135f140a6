import { bin } from './paths.mjs';
import { run } from './run.mjs';

const config = 'tools/dependency-cruiser.config.mjs';

/**
 * Succeeds if no import breaks the law and at least one was read, because the tool also succeeds when it reads nothing.
 */
export async function checkImports() {
  const args = ['--config', config, '--output-type', 'json', 'apps', 'packages'];
  const { code, output } = await run(bin('depcruise'), args, { quiet: true, env: { NODE_NO_WARNINGS: '1' } });
  const summary = readSummary(output);
  if (code !== 0 || !summary) {
    console.log(output.slice(-4000));
    return false;
  }
  for (const { rule, from, to } of summary.violations) console.log(`${rule.severity} ${rule.name}: ${from} → ${to}`);
  console.log(`${summary.totalCruised} modules, ${summary.totalDependenciesCruised ?? 0} imports read`);
  return summary.error === 0 && summary.totalCruised > 0 && summary.totalDependenciesCruised > 0;
}

function readSummary(output) {
  try {
    return JSON.parse(output).summary;
  } catch {
    return undefined;
  }
}
