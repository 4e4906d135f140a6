import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCall } from '@portico/contract/call';
import { login } from '@portico/contract/accounts';
import { captcha, sendMailCode } from '@portico/contract/proofs';
import { forgotPassword, sendActivation } from '@portico/contract/registration';
import { startServer } from '@portico/testing/running-server';
import { hashPassword, ownTurn } from '../apps/server/src/platform/secrets/passwords.ts';
import { unseal } from '../apps/server/src/platform/secrets/seal.ts';
import { buildRequest } from '../apps/server/src/testing/toys/toy-requests.ts';
import { buildApplicant, buildProject } from '../apps/server/src/testing/toys/toy-tenants.ts';
import { type Benchmark, median, type Row } from './support/benchmark.ts';
import { openCluster } from './saves/cluster.ts';

const rounds = 25;
const secretKey = 'k'.repeat(40);

/** Response times reveal nothing about accounts: the same call for a known and an unknown address. */
export const benchmark: Benchmark = async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  chmodSync(dataFolder, 0o755);
  // As if behind a proxy: every visitor has their own IP address, so that no rate limit applies.
  const server = await startServer({ dataFolder, settings: { TRUST_PROXY: '1', SECRET_KEY: secretKey } });
  const cluster = await openCluster(dataFolder);
  try {
    const db = cluster.database.unscoped;
    const project = await buildProject(db, { slug: 'bench-answers', loginMethods: ['password', 'mail_code'] });
    const portal = openPortal(server.url, project.id);
    // As expensive as in production; the hashes of tests cost next to nothing.
    const password_hash = await hashPassword('Mountain-river7', ownTurn);
    const applicant = async () => {
      const built = await buildApplicant(db, project, { batchId: project.batchId });
      await db.updateTable('applicants').set({ password_hash }).where('id', '=', built.id).execute();
      return built;
    };
    const recommender = async () => buildRequest(db, project, await applicant(), { state: 'invited' });
    const questions = {
      'sign-in': [applicant, (account: string) => portal.signIn(account)],
      'a forgotten password': [applicant, (email: string) => portal.forgot(email)],
      'a code': [applicant, (email: string) => portal.code(email, 'login')],
      'an activation sent again': [applicant, (email: string) => portal.activate(email)],
      'a code for recommenders': [recommender, (email: string) => portal.code(email, 'recommend')],
    } as const;
    const rows: Row[] = [];
    for (const [name, [build, ask]] of Object.entries(questions)) {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let round = 0; round < rounds; round += 1) {
        const { email } = await build();
        times.known.push(await ask(email));
        times.unknown.push(await ask(`nobody-${email}`));
      }
      const [faster = 0, slower = 0] = [median(times.known), median(times.unknown)].toSorted((a, b) => a - b);
      rows.push({ name: `${name}: known, unknown`, unit: 'ms', measured: slower, peer: faster, limit: 1.5 });
    }
    return rows;
  } finally {
    await cluster.close();
    await server.end('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  }
};

/** The milliseconds that each call takes; the proof of being human is computed before. */
function openPortal(url: string, project: string) {
  let visits = 0;
  const call = createCall({
    prefix: url,
    language: () => 'en',
    token: () => null,
    baseParams: () => ({ project_id: project }),
    onSessionEnded: () => {},
    timeoutMs: 60_000,
    fetch: (target, init) => {
      visits += 1;
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', `198.51.${Math.floor(visits / 250) % 250}.${visits % 250}`);
      return fetch(target, { ...init, headers });
    },
  });
  const proof = async () => {
    const { challenge } = await call(captcha, {});
    return { challenge, captcha: JSON.parse(unseal(secretKey, 'human challenge', challenge) ?? '').text };
  };
  const timeOf = async (ask: () => Promise<unknown>): Promise<number> => {
    const startedAt = performance.now();
    await ask();
    return performance.now() - startedAt;
  };
  return {
    signIn: (account: string) => timeOf(() => call(login, { account, password: 'Wrong2026' }).catch(() => null)),
    forgot: async (email: string) => {
      const by = await proof();
      return timeOf(() => call(forgotPassword, { ...by, email }));
    },
    activate: async (email: string) => {
      const by = await proof();
      return timeOf(() => call(sendActivation, { ...by, email }));
    },
    code: async (email: string, purpose: 'login' | 'recommend') => {
      const by = await proof();
      return timeOf(() => call(sendMailCode, { ...by, email, purpose }));
    },
  };
}
