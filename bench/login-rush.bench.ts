import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@portico/testing/running-server';
import type { Benchmark } from './benchmark.ts';

const account = 'jiahe.lin@example.com';
const password = 'Portico2026';
const reads = 1_500;
const pauseMs = 3;

/** How long somebody who is signed in waits while many sign in: reads during a rush against reads at rest, at the 99th percentile. */
export const benchmark: Benchmark = async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  chmodSync(dataFolder, 0o755);
  const server = await startServer({ dataFolder });
  try {
    const project = await projectIdOf(server.url);
    const token = await signIn(server.url, project);
    await readTimes(server.url, token, 300);
    const idle = await readTimes(server.url, token, reads);
    const capacity = await hashesASecond(server.url, project);
    const rush = startRush(server.url, project, capacity * 20);
    const busy = await readTimes(server.url, token, reads);
    await rush.stop();
    return [
      {
        name: `p99 of reads, ${Math.round(capacity * 20)} sign-ins/s / idle`,
        unit: 'ms',
        measured: p99(busy),
        peer: p99(idle),
        limit: 1.5,
      },
    ];
  } finally {
    await server.end('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  }
};

function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
}

async function projectIdOf(url: string): Promise<string> {
  const answer = await (await fetch(`${url}/v1/public/auth_mode?domain=itf`)).json();
  return answer.data.project_id;
}

async function attempt(url: string, project: string, account: string, password: string) {
  const body = new URLSearchParams({ project_id: project, account, password });
  return fetch(`${url}/v1/enroll/account/login`, { method: 'POST', body });
}

async function signIn(url: string, project: string): Promise<string> {
  return (await (await attempt(url, project, account, password)).json()).data.token;
}

async function readTimes(url: string, token: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < count; read += 1) {
    const begun = performance.now();
    await (await fetch(`${url}/v1/enroll/apply/home`, { headers: { TOKEN: token } })).text();
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return times;
}

async function hashesASecond(url: string, project: string): Promise<number> {
  const begun = performance.now();
  const attempts = Array.from({ length: 40 }, (_, at) => attempt(url, project, `nobody${at}@example.com`, 'x'));
  await Promise.all(attempts.map(async (answer) => (await answer).text()));
  return 40_000 / (performance.now() - begun);
}

function startRush(url: string, project: string, aSecond: number) {
  const everyMs = 20;
  const open = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    for (let count = 0; count < (aSecond * everyMs) / 1000; count += 1) {
      const one = attempt(url, project, `rush${Math.random()}@example.com`, 'x').then((answer) => answer.text());
      open.add(one);
      void one.finally(() => open.delete(one)).catch(() => undefined);
    }
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.allSettled(open);
    },
  };
}
