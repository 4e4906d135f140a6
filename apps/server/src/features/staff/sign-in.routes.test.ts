import { failedSignIns, seenFailedSignIns, staffSignIn } from '@portico/contract/staff';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDrivers } from '../../platform/messaging/drivers/open-drivers.ts';
import { startDelivery } from '../../platform/messaging/delivery/start-delivery.ts';
import { openSmtpStandIn } from '../../platform/messaging/testing/smtp-stand-in.ts';
import { readSettings } from '../../platform/settings.ts';
import { openClient, outcome, refusal, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { toyPassword } from '../../testing/toys/toy-tenants.ts';
import { ownerJobs } from './failures/owner-jobs.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let second: Awaited<ReturnType<typeof server.openSecond>>;

beforeAll(async () => {
  server = await openTestServer();
  second = await server.openSecond();
});
afterEach(async () => {
  server.clock.set(frozenNow);
  await server.ownerDb.deleteFrom('staff_tries').execute();
  await server.ownerDb.deleteFrom('staff_failures').execute();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const at = (seconds: number) => server.clock.set(new Date(frozenNow.getTime() + seconds * 1000));
const newStaff = (role = 'administrator') => buildStaff(server.ownerDb, { role });

/** Signs in from an address, each time another where none is given. */
function signIn(account: string, password: string, options: { address?: string; cookie?: string } = {}) {
  const client = openClient(server.app, undefined, { cookie: options.cookie });
  return client.call(staffSignIn, { account, password }, { address: options.address });
}

/** As if somebody had failed so often already. */
async function failed(bucket: 'account' | 'network', count: number): Promise<void> {
  await server.ownerDb.updateTable('staff_tries').set({ count }).where('bucket', 'like', `${bucket} %`).execute();
}

it('signs in by the account or the mail address, in whatever letters, and by that of nobody else', async () => {
  const { id, account } = await newStaff();
  const other = await newStaff();
  const email = `Mail.${id}@example.com`;
  await server.ownerDb.updateTable('staff').set({ email }).where('id', '=', id).execute();
  for (const typed of [account, email, email.toUpperCase()])
    expect((await signIn(typed, toyPassword)).staff).toMatchObject({ staff_id: id });
  expect(await refused(signIn(email, 'Wrong2026'))).toBe('wrongCredentials');
  // An account comes first, should it be called like the mail address of somebody else.
  await server.ownerDb.updateTable('staff').set({ account: email }).where('id', '=', other.id).execute();
  expect((await signIn(email, toyPassword)).staff).toMatchObject({ staff_id: other.id });
});

describe('wrong passwords for one account', () => {
  it.each(['known', 'unknown'])('make everybody wait longer each time, whether it is %s or not', async (kind) => {
    const account = kind === 'known' ? (await newStaff()).account : 'nobody-of-this-name';
    expect(await refused(signIn(account, 'Wrong2026'))).toBe('wrongCredentials');
    await failed('account', 4);
    expect(await refused(signIn(account, 'Wrong2026'))).toBe('wrongCredentials');
    expect(await refusal(signIn(account, toyPassword))).toMatchObject({ error: 'signInLater', data: { wait: 30 } });
    at(29);
    expect(await refusal(signIn(account, toyPassword))).toMatchObject({ error: 'signInLater', data: { wait: 1 } });
    at(30);
    expect(await refused(signIn(account, 'Wrong2026'))).toBe('wrongCredentials');
    const told = await refusal(signIn(account, toyPassword));
    expect(told).toMatchObject({ data: { wait: 60 }, message: expect.stringContaining('1 min') });
    await failed('account', 100);
    at(90);
    expect(await refused(signIn(account, 'Wrong2026'))).toBe('wrongCredentials');
    expect(await refusal(signIn(account, toyPassword))).toMatchObject({ data: { wait: 900 } });
  });

  it('count once over several servers', async () => {
    const { account } = await newStaff();
    const there = openClient(second);
    await refused(signIn(account, 'Wrong2026'));
    await failed('account', 3);
    await refused(there.call(staffSignIn, { account, password: 'Wrong2026' }));
    await refused(signIn(account, 'Wrong2026'));
    expect(await refused(there.call(staffSignIn, { account, password: toyPassword }))).toBe('signInLater');
  });

  it('many at once are no more than one after another', async () => {
    const { account } = await newStaff();
    const tries = await Promise.all(Array.from({ length: 8 }, () => refused(signIn(account, 'Wrong2026'))));
    expect(tries.filter((error) => error === 'wrongCredentials')).toHaveLength(5);
  });

  it('are forgotten after a right one, and a clock that is set back keeps nobody out', async () => {
    const { account } = await newStaff();
    await refused(signIn(account, 'Wrong2026'));
    await failed('account', 4);
    expect(await outcome(signIn(account, toyPassword))).toBe('done');
    expect(await refused(signIn(account, 'Wrong2026'))).toBe('wrongCredentials');
    at(86_400);
    await failed('account', 50);
    await refused(signIn(account, 'Wrong2026'));
    at(0);
    expect(await outcome(signIn(account, toyPassword))).toBe('done');
  });

  it('do not keep out a browser that signed in before', async () => {
    const { account } = await newStaff();
    const browser = openClient(server.app);
    await browser.call(staffSignIn, { account, password: toyPassword });
    const cookie = browser.cookies.find((line) => line.startsWith('portico_device='))?.split(';')[0];
    await refused(signIn(account, 'Wrong2026'));
    await failed('account', 9);
    await refused(signIn(account, 'Wrong2026'));
    expect(await refused(signIn(account, toyPassword))).toBe('signInLater');
    expect(await outcome(signIn(account, toyPassword, { cookie: cookie ?? '' }))).toBe('done');
  });
});

describe('wrong passwords from one address', () => {
  it('make it wait for every account, even if it signs in to one in between', async () => {
    const address = '198.51.100.7';
    const [own, other] = [await newStaff(), await newStaff()];
    await refused(signIn('somebody', 'Wrong2026', { address }));
    await failed('network', 18);
    expect(await outcome(signIn(own.account, toyPassword, { address }))).toBe('done');
    await refused(signIn('somebody-else', 'Wrong2026', { address }));
    await refused(signIn('another', 'Wrong2026', { address }));
    expect(await refused(signIn(other.account, toyPassword, { address }))).toBe('signInLater');
    expect(await outcome(signIn(other.account, toyPassword))).toBe('done');
  });
});

describe('the log', () => {
  it('has a line for every failure, without what was typed', async () => {
    const { account, id } = await newStaff();
    server.lines.length = 0;
    await refused(signIn(account, 'Wrong-canary-2026', { address: '198.51.100.8' }));
    await refused(signIn('unknown-canary', 'Wrong-canary-2026'));
    const lines = server.lines.filter((line) => line.includes('a staff sign-in failed'));
    expect(lines.map((line) => JSON.parse(line).staff)).toEqual([id, null]);
    expect(server.lines.join()).not.toMatch(/canary|198\.51\.100\.8/);
    const actions = await server.ownerDb.selectFrom('staff_log').select('action').where('staff_id', '=', id).execute();
    expect(actions).toEqual([{ action: 'failed to sign in' }]);
  });
});

/** The mails to the owner that wait to be sent, by what they tell. */
async function notices() {
  const { rows } = await sql<{ told: object }>`
    select j.payload::jsonb - 'message' as told from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'tell_owner'`.execute(
    server.ownerDb,
  );
  return rows.map(({ told }) => told);
}

describe('the owner', () => {
  const spray = async (address: string) => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await refused(signIn(`guess-${name}`, 'Wrong2026', { address }));
  };

  it('is told when accounts are tried one after another, until they have seen it', async () => {
    const owner = openClient(server.app).as(await newStaff('owner'));
    await refused(signIn('guess-a', 'Wrong2026'));
    expect(await owner.call(failedSignIns, {})).toEqual({ spray: null });
    server.lines.length = 0;
    await spray('198.51.100.9');
    const { spray: told } = await owner.call(failedSignIns, {});
    expect(told).toMatchObject({ failures: 6, accounts: 5, addresses: 2 });
    expect(await notices()).toEqual([{ failures: 6, accounts: 5, addresses: 2 }]);
    at(1800);
    await refused(signIn('guess-f', 'Wrong2026'));
    expect(server.lines.filter((line) => line.includes('many staff sign-ins fail'))).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
    // Not idle for so long that the session is locked.
    await owner.call(failedSignIns, {});
    at(3600);
    await owner.call(seenFailedSignIns, { until: frozenNow.getTime() / 1000 + 1800 });
    expect(await owner.call(failedSignIns, {})).toEqual({ spray: null });
    await spray('198.51.100.10');
    expect((await owner.call(failedSignIns, {})).spray).toMatchObject({ failures: 5 });
    expect(await notices()).toHaveLength(2);

    const mails = await sendNotices();
    const counts = mails.map(({ text }) => /(\d+) sign-ins of staff/.exec(text ?? '')?.[1]);
    expect(new Set(counts)).toEqual(new Set(['5', '6']));
    expect(await notices()).toEqual([]);
  });

  /** By the queue and in a real conversation with the mail server of the settings. */
  async function sendNotices() {
    const smtp = await openSmtpStandIn();
    const { messaging, publicUrl } = readSettings({
      SMTP_URL: smtp.url,
      MAIL_FROM: 'portal@example.edu',
      OWNER_MAIL: 'it@example.edu',
      PUBLIC_URL: 'https://apply.example.edu',
    });
    const drivers = openDrivers(messaging, { ...server, publicUrl });
    const jobs = ownerJobs({ ...server, drivers, messaging, publicUrl });
    const delivery = await startDelivery({ ...server, drivers, jobs });
    await expect.poll(() => smtp.accepted).toHaveLength(2);
    await delivery.stop();
    await smtp.close();
    expect(smtp.envelopes).toEqual(['it@example.edu', 'it@example.edu']);
    expect(smtp.senders).toEqual(['portal@example.edu', 'portal@example.edu']);
    for (const mail of smtp.accepted)
      expect(mail).toMatchObject({
        from: { name: 'Portico', address: 'portal@example.edu' },
        to: [{ address: 'it@example.edu' }],
      });
    return smtp.accepted;
  }

  it('is the only one notified', async () => {
    const administrator = openClient(server.app).as(await newStaff());
    expect(await refused(administrator.call(failedSignIns, {}))).toBe('forbidden');
    expect(await refused(openClient(server.app).call(failedSignIns, {}))).toBe('notSignedIn');
    expect(await refused(administrator.call(seenFailedSignIns, { until: 0 }))).toBe('forbidden');
  });
});
