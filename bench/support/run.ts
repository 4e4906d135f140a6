import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Benchmark } from './benchmark.ts';

// `npm run bench` runs every *.bench.ts of the folder above, `npm run bench scoped` those whose name contains the word.
const folder = join(dirname(fileURLToPath(import.meta.url)), '..');
const pattern = process.argv[2] ?? '';

console.log('| benchmark | measured | peer | ratio | limit |\n|---|---|---|---|---|');
let failed = false;
for (const file of readdirSync(folder).filter((name) => name.endsWith('.bench.ts') && name.includes(pattern))) {
  const { benchmark }: { benchmark: Benchmark } = await import(join(folder, file));
  for (const row of await benchmark()) {
    const ratio = row.measured / row.peer;
    failed ||= row.isLeast === true ? ratio < row.limit : ratio > row.limit;
    console.log(
      `| ${row.name} | ${row.measured.toFixed(3)} ${row.unit} | ${row.peer.toFixed(3)} ${row.unit} | ${ratio.toFixed(2)} | ${row.limit} |`,
    );
  }
}
process.exitCode = failed ? 1 : 0;
