import { checkCode } from '@portico/contract/proofs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, refusal } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildProject, type ToyProject } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let second: Awaited<ReturnType<typeof server.openSecond>>;
let project: ToyProject;

beforeAll(async () => {
  server = await openTestServer();
  second = await server.openSecond();
  project = await buildProject(server.ownerDb, { slug: 'limited' });
});
afterAll(async () => {
  await second.close();
  await server.close();
});

/** Tries codes from one address, alternating between both servers; returns the refusals. */
async function tryCodes(times: number, addressOf: (at: number) => string) {
  const clients = [openClient(server.app, project), openClient(second, project)];
  const refusals = [];
  for (let at = 0; at < times; at += 1) {
    const input = { email: `person${at}@example.com`, purpose: 'login', code: '000000' } as const;
    const call = clients[at % 2]?.call(checkCode, input, { address: addressOf(at) }) ?? Promise.resolve();
    refusals.push(await refusal(call));
  }
  return refusals;
}

it('a limit by address counts once over two servers, and says how long to wait', async () => {
  const refusals = await tryCodes(64, () => '192.0.2.50');
  expect(refusals.filter(({ error }) => error === 'codeWrong')).toHaveLength(60);
  // The test clock is at seven seconds past the minute.
  expect(refusals.at(-1)).toMatchObject({ error: 'tooMany', retryAfter: 53 });
});

it('all addresses of one IPv6 network are one client, and the database has no address of anybody', async () => {
  const refusals = await tryCodes(62, (at) => `2001:db8:1:2::${(at + 1).toString(16)}`);
  expect(refusals.filter(({ error }) => error === 'tooMany')).toHaveLength(2);
  const rows = await server.ownerDb.selectFrom('request_counts').select('bucket').execute();
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map(({ bucket }) => bucket).join(' ')).not.toMatch(/192\.0|2001/);
});
