import { home, login } from '@portico/contract/accounts';
import { errors } from '@portico/contract/errors';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isHashingBusy, limitHashing } from '../../secrets/passwords.ts';
import { openClient } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let address: URL;
let leave = (): void => undefined;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'crowded' });
  address = new URL('/v1/enroll/account/login', await server.app.listen({ host: '127.0.0.1', port: 0 }));
});
afterAll(async () => {
  leave();
  await server.close();
});

/** Fills the room where passwords are hashed; `leave` empties it. */
function fillRoom(): void {
  const over = new Promise<void>((resolve) => {
    leave = resolve;
  });
  while (!isHashingBusy()) void limitHashing(() => over);
}

/** Announces a body and sends none of it: only who does not read it can answer. */
async function announce(lang: string) {
  const sent = request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1000', lang },
  });
  sent.flushHeaders();
  const [answer] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  sent.destroy();
  return { http: answer.statusCode, headers: answer.headers, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
}

describe('a call there is no room for', () => {
  it('is refused before its body is read, in the caller’s language; others are served', async () => {
    const { email, token } = await buildApplicant(server.ownerDb, project);
    const client = openClient(server.app, project);
    fillRoom();
    const refused = await announce('en');
    expect(refused).toMatchObject({
      http: errors.busy.http,
      body: { status: errors.busy.status, message: 'The service is busy. Please try again in a moment.', data: null },
      headers: { 'retry-after': '2', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
    expect((await announce('sc')).body.message).not.toBe(refused.body.message);
    await client.as({ token }).call(home, {});

    leave();
    await expect.poll(isHashingBusy).toBe(false);
    await client.call(login, { account: email, password: toyPassword });
  });
});
