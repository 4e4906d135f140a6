import { changeOwnLanguage, changeOwnZone, endOwnSessions, ownAccount } from '@portico/contract/own-account';
import { staffSession, staffSignIn } from '@portico/contract/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, outcome, refused } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const as = (cookie: string) => openClient(server.app).as({ cookie });

async function signInAgain(account: string): Promise<string> {
  const client = openClient(server.app);
  await client.call(staffSignIn, { account, password: toyPassword }, { address: '203.0.113.9' });
  return client.cookies.find((line) => line.startsWith('portico_staff='))?.split(';')[0] ?? '';
}

it('lists where one is signed in, and ends one session or all others', async () => {
  const staff = await buildStaff(server.ownerDb, { role: 'observer' });
  const [second, third] = [await signInAgain(staff.account), await signInAgain(staff.account)];
  const { sessions, lang } = await as(staff.cookie).call(ownAccount, {});
  expect(lang).toBe('en');
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(sessions.map(({ address }) => address).toSorted()).toEqual(['', '203.0.113.9', '203.0.113.9']);

  const ofSecond = (await as(second).call(ownAccount, {})).sessions.find(({ current }) => current)?.id ?? '';
  await as(staff.cookie).call(endOwnSessions, { session: ofSecond });
  expect(await refused(as(second).call(staffSession, {}))).toBe('notSignedIn');
  expect(await outcome(as(third).call(staffSession, {}))).toBe('done');
  expect(await refused(as(staff.cookie).call(endOwnSessions, { session: ofSecond }))).toBe('notFound');
  expect(await as(staff.cookie).call(endOwnSessions, { session: null })).toEqual({ ended: 1 });
  expect(await refused(as(third).call(staffSession, {}))).toBe('notSignedIn');
  expect(await outcome(as(staff.cookie).call(staffSession, {}))).toBe('done');
});

it('leaves the sessions of others alone', async () => {
  const mine = await buildStaff(server.ownerDb, { role: 'owner' });
  const theirs = await buildStaff(server.ownerDb, { role: 'observer' });
  const { sessions } = await as(theirs.cookie).call(ownAccount, {});
  expect(await refused(as(mine.cookie).call(endOwnSessions, { session: sessions[0]?.id ?? '' }))).toBe('notFound');
  await as(mine.cookie).call(endOwnSessions, { session: null });
  expect(await outcome(as(theirs.cookie).call(staffSession, {}))).toBe('done');
  expect(await refused(openClient(server.app).call(ownAccount, {}))).toBe('notSignedIn');
});

it('keeps the language in which one is written to', async () => {
  const staff = await buildStaff(server.ownerDb, { role: 'observer' });
  await as(staff.cookie).call(changeOwnLanguage, { lang: 'tc' });
  expect(await as(staff.cookie).call(ownAccount, {})).toMatchObject({ lang: 'tc' });
});

it('keeps the time zone in which one reads moments, and takes none that nobody knows', async () => {
  const staff = await buildStaff(server.ownerDb, { role: 'observer' });
  const other = await buildStaff(server.ownerDb, { role: 'observer' });
  const zoneOf = async (cookie: string) => (await as(cookie).call(staffSession, {})).time_zone;
  expect(await zoneOf(staff.cookie)).toBeNull();
  await as(staff.cookie).call(changeOwnZone, { time_zone: 'Asia/Hong_Kong' });
  expect(await zoneOf(staff.cookie)).toBe('Asia/Hong_Kong');
  expect(await zoneOf(await signInAgain(staff.account))).toBe('Asia/Hong_Kong');
  for (const time_zone of ['Mars/Base', '+08:00', ''])
    expect(await refused(as(staff.cookie).call(changeOwnZone, { time_zone }))).toBe('malformed');
  expect(await zoneOf(staff.cookie)).toBe('Asia/Hong_Kong');
  expect(await zoneOf(other.cookie)).toBeNull();
  await as(staff.cookie).call(changeOwnZone, { time_zone: null });
  expect(await zoneOf(staff.cookie)).toBeNull();
  expect(await refused(openClient(server.app).call(changeOwnZone, { time_zone: null }))).toBe('notSignedIn');
});
