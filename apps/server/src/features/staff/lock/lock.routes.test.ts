import { proveAgain, staffFactors } from '@portico/contract/factors';
import { lockSession, staffSession, staffSignOut } from '@portico/contract/staff';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openClient, outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterEach(() => server.clock.set(frozenNow));
afterAll(() => server.close());

const at = (minutes: number) => server.clock.set(new Date(frozenNow.getTime() + minutes * 60_000));
const signedIn = async () => openClient(server.app).as(await buildStaff(server.ownerDb, { role: 'administrator' }));

it('locks a session that was not used for half an hour, until the password is given', async () => {
  const client = await signedIn();
  at(29);
  await client.call(staffSession, {});
  at(58);
  await client.call(staffSession, {});
  at(89);
  expect(await refused(client.call(staffSession, {}))).toBe('sessionLocked');
  expect((await client.fetch('/staff/v1/log/export')).status).toBe(423);
  expect(await refused(client.call(proveAgain, { password: 'Wrong2026' }))).toBe('passwordWrong');
  expect(await refused(client.call(staffSession, {}))).toBe('sessionLocked');
  await client.call(proveAgain, { password: toyPassword });
  expect(await outcome(client.call(staffSession, {}))).toBe('done');
});

it('locks at once where the console asks for it, and calls do not keep it open', async () => {
  const client = await signedIn();
  await client.call(lockSession, {});
  at(1);
  expect(await refused(client.call(staffSession, {}))).toBe('sessionLocked');
  // What the screen that asks for the password needs.
  await client.call(lockSession, {});
  expect(await client.call(staffFactors, {})).toMatchObject({ totp: null });
  await client.call(proveAgain, { password: toyPassword });
  expect(await outcome(client.call(staffSession, {}))).toBe('done');
});

it('locks one session, and lets a locked one be ended', async () => {
  const [client, other] = [await signedIn(), await signedIn()];
  await client.call(lockSession, {});
  expect(await outcome(other.call(staffSession, {}))).toBe('done');
  await client.call(staffSignOut, {});
  expect(await refused(client.call(proveAgain, { password: toyPassword }))).toBe('notSignedIn');
});
