import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startServer } from '@portico/testing/running-server';
import { type Benchmark, p99 } from './support/benchmark.ts';

const account = 'jiahe.lin@example.com';
const password = 'Portico2026';
const rounds = 4;
const readsARound = 600;

/**
 * How long signed-in people wait while many sign in: reads during a rush compared with reads at rest, alternating, at
 * the 99th percentile. Reader and rush are separate processes.
 */
export const benchmark: Benchmark = async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  chmodSync(dataFolder, 0o755);
  // As if behind a proxy: everybody in the rush has their own IP address, so that no rate limit applies.
  const server = await startServer({ dataFolder, settings: { TRUST_PROXY: '1' } });
  const reader = start(new URL('./login-rush/reader.ts', import.meta.url));
  try {
    const { url } = server;
    const project = await projectIdOf(url);
    const token = await signIn(url, project);
    const read = async (count: number): Promise<number[]> => {
      reader.send({ url, token, count });
      return (await once(reader, 'message'))[0];
    };
    await read(300);
    const aSecond = 20 * (await hashesASecond(url, project));
    const during = async (target: string | null) => {
      const rush = start(new URL('./login-rush/rush.ts', import.meta.url));
      rush.send({ url, project: target, aSecond });
      await pause(500);
      const times = await read(readsARound);
      rush.send('stop');
      const [figures] = await once(rush, 'message');
      await pause(2_500);
      return { times, figures };
    };
    const times: Record<'idle' | 'rush' | 'small', number[]> = { idle: [], rush: [], small: [] };
    const counts = { asked: 0, busy: 0 };
    for (let round = 0; round < rounds; round += 1) {
      times.idle.push(...(await read(readsARound)));
      const rush = await during(project);
      times.rush.push(...rush.times);
      counts.asked += rush.figures.asked;
      counts.busy += rush.figures.busy;
      times.small.push(...(await during(null)).times);
    }
    const share = Math.round((100 * counts.busy) / counts.asked);
    const name = `p99 of reads, ${Math.round(aSecond)} sign-ins/s (${share} % told to wait)`;
    const measured = p99(times.rush);
    return [
      { name: `${name} / idle`, unit: 'ms', measured, peer: p99(times.idle), limit: 1.5 },
      { name: `${name} / as many GET /healthz`, unit: 'ms', measured, peer: p99(times.small), limit: 1.5 },
    ];
  } finally {
    reader.kill();
    await server.end('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  }
};

function start(script: URL): ChildProcess {
  return fork(fileURLToPath(script));
}

async function projectIdOf(url: string): Promise<string> {
  const answer = await (await fetch(`${url}/v1/public/auth_mode?domain=itf`)).json();
  return answer.data.project_id;
}

function attempt(url: string, project: string, name: string, secret: string): Promise<Response> {
  const body = new URLSearchParams({ project_id: project, account: name, password: secret });
  return fetch(`${url}/v1/enroll/account/login`, { method: 'POST', body });
}

async function signIn(url: string, project: string): Promise<string> {
  return (await (await attempt(url, project, account, password)).json()).data.token;
}

async function hashesASecond(url: string, project: string): Promise<number> {
  const startedAt = performance.now();
  const attempts = Array.from({ length: 40 }, (_, at) => attempt(url, project, `nobody${at}@example.com`, 'x'));
  await Promise.all(attempts.map(async (answer) => (await answer).text()));
  return 40_000 / (performance.now() - startedAt);
}
