import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@portico/testing/running-server';
import { type Benchmark, median, p99 } from './support/benchmark.ts';
import { measureLoad } from './support/measure-load.ts';
import { openCluster } from './saves/cluster.ts';
import { countStatements } from './saves/count-statements.ts';
import { gatherPeople } from './saves/people.ts';
import { prepareSaves } from './saves/plain-saves.ts';

const atOnce = 32;
const seconds = 6;
const rounds = 5;

/**
 * Saves through the whole stack (session, checks by the form engine, log, row-level security, Idempotency-Key) compared
 * with pgbench writing the same rows in a plain transaction: the same PostgreSQL, as many clients, in turns, every
 * commit durable.
 */
export const benchmark: Benchmark = async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  chmodSync(dataFolder, 0o755);
  // As if behind a proxy: everybody has their own IP address, so that no rate limit applies.
  const start = () => startServer({ dataFolder, settings: { TRUST_PROXY: '1' } });
  let server = await start();
  const cluster = await openCluster(dataFolder);
  const load = fork(fileURLToPath(new URL('./saves/load.ts', import.meta.url)));
  try {
    const durable = await cluster.ask(`select current_setting('fsync') || current_setting('synchronous_commit') as is`);
    if (durable !== 'onon') throw new Error('This PostgreSQL does not commit durably: there is nothing to compare');
    const savePlainly = await prepareSaves(cluster, atOnce);
    const people = await gatherPeople(cluster, atOnce * 20);
    const save = (forSeconds: number) => measureLoad(load, { url: server.url, people, atOnce, seconds: forSeconds });
    // Warm-up: until the server's code is compiled and every connection has cached its plans.
    await save(15);
    await savePlainly(2);
    const figures: Record<'saves' | 'plain', number[]> = { saves: [], plain: [] };
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const saved = await save(seconds);
      figures.saves.push(saved.times.length / saved.seconds);
      times.push(...saved.times);
      figures.plain.push(await savePlainly(seconds));
    }
    const statements = await countStatements(cluster, people[0]?.token ?? '', async () => {
      await server.end('SIGTERM');
      server = await start();
      return server.url;
    });
    return [
      {
        name: `saves, ${atOnce} at once (p99 ${p99(times).toFixed(1)} ms) / pgbench`,
        unit: 'a second',
        measured: median(figures.saves),
        peer: median(figures.plain),
        limit: 0.5,
        isLeast: true,
      },
      { name: 'opening a module / two statements', unit: 'statements', measured: statements, peer: 2, limit: 1 },
    ];
  } finally {
    load.kill();
    await cluster.close();
    await server.end('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  }
};
