import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@portico/testing/running-server';
import { type Benchmark, median, p99 } from './support/benchmark.ts';
import { measureLoad } from './support/measure-load.ts';
import { openCluster } from './saves/cluster.ts';
import { prepareBareRows } from './submits/bare-rows.ts';
import { gatherCrowd } from './submits/crowd.ts';

const atOnce = 32;
const people = 6_000;
const rounds = 5;
const seconds = 4;

/**
 * Submissions through the whole stack (session, 190 fields checked, frozen copy, hash, signature, number, event and
 * job) compared with pgbench writing only the rows of a submission: the same PostgreSQL, as many clients, in turns,
 * every commit durable.
 */
export const benchmark: Benchmark = async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  chmodSync(dataFolder, 0o755);
  // As if behind a proxy: everybody has their own IP address, so that no rate limit applies.
  const server = await startServer({ dataFolder, settings: { TRUST_PROXY: '1' } });
  const cluster = await openCluster(dataFolder);
  const load = fork(fileURLToPath(new URL('./submits/load.ts', import.meta.url)));
  try {
    const durable = await cluster.ask(`select current_setting('fsync') || current_setting('synchronous_commit') as is`);
    if (durable !== 'onon') throw new Error('This PostgreSQL does not commit durably: there is nothing to compare');
    const writeRows = await prepareBareRows(cluster, atOnce);
    const crowd = await gatherCrowd(cluster, people);
    const { tokens, version } = crowd;
    const submitAll = async () => {
      const measured = await measureLoad(load, { url: server.url, tokens, version, atOnce });
      const counts = await crowd.count();
      if (counts.some((count) => count !== people)) throw new Error(`Of ${people} submissions came ${counts.join()}`);
      await crowd.reset();
      return measured;
    };
    // Warm-up: until the server's code is compiled and every connection has cached its plans.
    await submitAll();
    await submitAll();
    await writeRows(2);
    const figures: Record<'submits' | 'rows', number[]> = { submits: [], rows: [] };
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const submitted = await submitAll();
      figures.submits.push(people / submitted.seconds);
      times.push(...submitted.times);
      figures.rows.push(await writeRows(seconds));
    }
    return [
      {
        name: `submissions of 190 fields, ${atOnce} at once (p99 ${p99(times).toFixed(1)} ms) / pgbench, the rows of one`,
        unit: 'a second',
        measured: median(figures.submits),
        peer: median(figures.rows),
        limit: 0.15,
        isLeast: true,
      },
    ];
  } finally {
    load.kill();
    await cluster.close();
    await server.end('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  }
};
