import { login } from '@portico/contract/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashesAtOnce, limitHashing } from '../../../platform/secrets/hashing-room.ts';
import { openClient, outcome } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let rushed: ToyProject;
let other: ToyProject;

beforeAll(async () => {
  server = await openTestServer();
  const loginMethods = ['password', 'mail_code', 'fast'];
  rushed = await buildProject(server.ownerDb, { slug: 'rushed', loginMethods });
  other = await buildProject(server.ownerDb, { slug: 'calm', loginMethods });
});
afterAll(() => server.close());

function signIn(project: ToyProject, fields: object) {
  return outcome(openClient(server.app, project).send(login, fields));
}

/**
 * Fills part of the tenant's queue without hashing, which would cost the test seconds; returns a function that frees
 * it.
 */
function fillRoom(count: number): () => void {
  let leave = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    leave = resolve;
  });
  for (let at = 0; at < count; at += 1) void limitHashing({ tenant: rushed.id, party: `stranger ${at}` }, () => over);
  return leave;
}

it('a rush of wrong passwords at one tenant refuses nobody at another, nor whoever needs no hash', async () => {
  const { email } = await buildApplicant(server.ownerDb, other);
  const device_id = 'R'.repeat(43);
  const leave = fillRoom(40 * hashesAtOnce);
  const strangers = Array.from({ length: 20 * hashesAtOnce }, (_, at) =>
    signIn(rushed, { account: `stranger${at}@example.com`, password: 'Wrong2026' }),
  );
  const signIns = Array.from({ length: 5 }, () => signIn(other, { account: email, password: toyPassword }));
  expect(await Promise.all(signIns)).toEqual(signIns.map(() => 'done'));
  expect(await signIn(other, { method: 'fast', device_id })).toBe('done');
  expect(await signIn(rushed, { method: 'fast', device_id })).toBe('done');
  expect(await signIn(rushed, { method: 'mail_code', email, code: '000000' })).toBe('codeWrong');
  const answers = await Promise.all(strangers);
  leave();
  expect(new Set(answers)).toEqual(new Set(['wrongCredentials', 'busy']));
});
