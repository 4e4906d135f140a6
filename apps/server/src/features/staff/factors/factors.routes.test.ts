import {
  beginTotp,
  confirmTotp,
  makeRecoveryCodes,
  proveAgain,
  removeTotp,
  secondStep,
  staffFactors,
} from '@portico/contract/factors';
import { staffSession, staffSignIn } from '@portico/contract/staff';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClient, outcome, refusal, refused, type TestClient } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer, testSecretKey } from '../../../testing/test-server.ts';
import { addToyTotp, toyCode } from '../../../testing/toys/toy-factors.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterEach(async () => {
  server.clock.set(frozenNow);
  await server.ownerDb.deleteFrom('staff_tries').execute();
});
afterAll(() => server.close());

const at = (seconds: number) => server.clock.set(new Date(frozenNow.getTime() + seconds * 1000));
const visitor = () => openClient(server.app);

/** A staff member with an app and recovery codes, not signed in. */
async function newStaff() {
  const staff = await buildStaff(server.ownerDb, { role: 'administrator' });
  return { ...staff, codes: await addToyTotp(server.ownerDb, staff.id, testSecretKey) };
}

async function giveRightPassword(account: string): Promise<string> {
  const { staff, pending } = await visitor().call(staffSignIn, { account, password: toyPassword });
  expect(staff).toBeNull();
  return pending?.token ?? '';
}

const cookieOf = (client: TestClient) =>
  client.cookies.find((line) => line.startsWith('portico_staff='))?.split(';')[0];

async function actionsOf(staffId: string): Promise<string[]> {
  const rows = await server.ownerDb
    .selectFrom('staff_log')
    .select('action')
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

describe('adding an authenticator app', () => {
  const enrol = async (client: TestClient) => {
    const { secret, ticket } = await client.call(beginTotp, {});
    return { secret, ticket, code: toyCode(0, secret) };
  };

  it('counts once a code of it was given, and gives ten recovery codes', async () => {
    const staff = await buildStaff(server.ownerDb, { role: 'reviewer' });
    const client = visitor().as(staff);
    const { secret, ticket, code } = await enrol(client);
    expect(await refused(client.call(confirmTotp, { ticket, code: toyCode(300, secret) }))).toBe('factorWrong');
    expect(await client.call(staffFactors, {})).toEqual({
      has_password: true,
      totp: null,
      passkeys: [],
      recovery_codes: null,
    });
    expect((await visitor().call(staffSignIn, { account: staff.account, password: toyPassword })).pending).toBeNull();

    const { recovery_codes: codes } = await client.call(confirmTotp, { ticket, code });
    expect(codes).toHaveLength(10);
    expect(await client.call(staffFactors, {})).toMatchObject({ totp: {}, recovery_codes: { left: 10 } });
    const { pending } = await visitor().call(staffSignIn, { account: staff.account, password: toyPassword });
    expect(pending?.ways).toEqual(['totp', 'recovery']);

    expect(await refused(client.call(confirmTotp, { ticket, code }))).toBe('factorWrong');
    const stored = JSON.stringify([
      await server.ownerDb.selectFrom('staff_totp').selectAll().execute(),
      await server.ownerDb.selectFrom('staff_recovery_codes').selectAll().execute(),
    ]);
    for (const plain of [secret, ...(codes ?? [])]) expect(stored).not.toContain(plain);
    expect(await actionsOf(staff.id)).toEqual(['signed in', 'added second factor']);
  });

  it('takes no ticket of another session, nor one that is old', async () => {
    const client = visitor().as(await buildStaff(server.ownerDb, { role: 'reviewer' }));
    const other = visitor().as(await buildStaff(server.ownerDb, { role: 'reviewer' }));
    const { ticket, code } = await enrol(client);
    expect(await refused(other.call(confirmTotp, { ticket, code }))).toBe('ticketExpired');
    expect(await refused(client.call(confirmTotp, { ticket: 'x', code }))).toBe('ticketExpired');
    at(900);
    expect(await refused(client.call(confirmTotp, { ticket, code }))).toBe('ticketExpired');
  });

  it('asks who it is in a session that is older than ten minutes, and always for another app', async () => {
    const client = visitor().as(await buildStaff(server.ownerDb, { role: 'reviewer' }));
    at(601);
    expect(await refused(client.call(beginTotp, {}))).toBe('proofFirst');
    await client.call(proveAgain, { password: toyPassword });
    expect(await outcome(client.call(beginTotp, {}))).toBe('done');
    at(0);
    const staff = await newStaff();
    expect(await refused(visitor().as(staff).call(beginTotp, {}))).toBe('proofFirst');
  });
});

describe('the second step of signing in', () => {
  it('opens the session by a code, which never works twice', async () => {
    const { account } = await newStaff();
    const browser = visitor();
    const pending = await giveRightPassword(account);
    expect(await browser.call(secondStep, { pending, code: toyCode() })).toMatchObject({ account });
    const signedIn = visitor().as({ cookie: cookieOf(browser) });
    expect(await signedIn.call(staffSession, {})).toMatchObject({ account });

    expect(await refused(visitor().call(secondStep, { pending, code: toyCode(30) }))).toBe('stepExpired');
    const again = await giveRightPassword(account);
    expect(await refused(visitor().call(secondStep, { pending: again, code: toyCode() }))).toBe('factorWrong');
    expect(await refused(visitor().call(secondStep, { pending: again, code: toyCode(-30) }))).toBe('factorWrong');
    expect(await outcome(visitor().call(secondStep, { pending: again, code: toyCode(30) }))).toBe('done');
  });

  it('takes one of two requests with the same code', async () => {
    const { account } = await newStaff();
    const pending = [await giveRightPassword(account), await giveRightPassword(account)];
    const outcomes = await Promise.all(
      pending.map((one) => outcome(visitor().call(secondStep, { pending: one, code: toyCode() }))),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'factorWrong']);
  });

  it('takes each recovery code once, and logs it', async () => {
    const { account, id, codes, cookie } = await newStaff();
    const [first = ''] = codes;
    const step = async (recovery_code: string) =>
      visitor().call(secondStep, { pending: await giveRightPassword(account), recovery_code });
    expect(await step(first.toUpperCase())).toMatchObject({ account });
    expect(await refused(step(first))).toBe('factorWrong');
    const stranger = await newStaff();
    expect(await refused(step(stranger.codes[0] ?? ''))).toBe('factorWrong');
    expect(await visitor().as({ cookie }).call(staffFactors, {})).toMatchObject({ recovery_codes: { left: 9 } });
    expect(await actionsOf(id)).toEqual([
      'used recovery code',
      'signed in',
      'failed second step',
      'failed second step',
    ]);
  });

  it.each([
    ['after five minutes', 300],
    ['much later', 86_400],
  ])('is too late %s', async (_when, seconds) => {
    const { account } = await newStaff();
    const pending = await giveRightPassword(account);
    at(299);
    expect(await refused(visitor().call(secondStep, { pending, code: '000000' }))).toBe('factorWrong');
    at(seconds);
    expect(await refused(visitor().call(secondStep, { pending, code: toyCode(seconds) }))).toBe('stepExpired');
  });

  it('leads nowhere once the password is another one, or the last role is gone', async () => {
    const { account, id } = await newStaff();
    const pending = await giveRightPassword(account);
    await server.ownerDb.updateTable('staff').set({ password_hash: 'another' }).where('id', '=', id).execute();
    expect(await refused(visitor().call(secondStep, { pending, code: toyCode() }))).toBe('stepExpired');
    const other = await newStaff();
    const late = await giveRightPassword(other.account);
    await server.ownerDb.deleteFrom('staff_roles').where('staff_id', '=', other.id).execute();
    expect(await refused(visitor().call(secondStep, { pending: late, code: toyCode() }))).toBe('stepExpired');
  });

  it('makes whoever guesses wait longer each time, however often they begin anew', async () => {
    const { account } = await newStaff();
    for (let turn = 0; turn < 5; turn++) {
      const pending = await giveRightPassword(account);
      expect(await refused(visitor().call(secondStep, { pending, code: '000000' }))).toBe('factorWrong');
    }
    const pending = await giveRightPassword(account);
    const waiting = await refusal(visitor().call(secondStep, { pending, code: toyCode() }));
    expect(waiting).toMatchObject({ error: 'signInLater', data: { wait: 30 } });
    at(30);
    expect(await outcome(visitor().call(secondStep, { pending, code: toyCode(30) }))).toBe('done');
  });
});

describe('a half-open session', () => {
  // The matrix tries every call with one.
  it('opens no call of staff', async () => {
    const { account } = await newStaff();
    const half = visitor().as({ cookie: `portico_staff=${await giveRightPassword(account)}` });
    expect(await refused(half.call(staffSession, {}))).toBe('notSignedIn');
    expect(await refused(half.call(beginTotp, {}))).toBe('notSignedIn');
    expect(await refused(half.call(proveAgain, { password: toyPassword }))).toBe('notSignedIn');
  });
});

describe('proving again who one is', () => {
  it.each([
    ['password', { password: 'Wrong2026' }, 'passwordWrong'],
    ['code', { code: '000000' }, 'factorWrong'],
  ] as const)('by a wrong %s is refused, logged and slowed', async (_by, input, error) => {
    const staff = await newStaff();
    const client = visitor().as(staff);
    for (let turn = 0; turn < 5; turn++) expect(await refused(client.call(proveAgain, input))).toBe(error);
    expect(await refused(client.call(proveAgain, input))).toBe('signInLater');
    expect(await refused(client.call(removeTotp, {}))).toBe('proofFirst');
    expect(await actionsOf(staff.id)).toEqual(Array.from({ length: 5 }, () => 'failed to prove again'));
  });

  it('is needed to remove the app and to make codes anew, and lasts ten minutes', async () => {
    const staff = await newStaff();
    const client = visitor().as(staff);
    expect(await refused(client.call(removeTotp, {}))).toBe('proofFirst');
    expect(await refused(client.call(makeRecoveryCodes, {}))).toBe('proofFirst');
    await client.call(proveAgain, { code: toyCode() });
    at(600);
    expect(await refused(client.call(makeRecoveryCodes, {}))).toBe('proofFirst');
    at(599);
    const { recovery_codes: fresh } = await client.call(makeRecoveryCodes, {});
    expect(fresh).toHaveLength(10);
    const old = { pending: await giveRightPassword(staff.account), recovery_code: staff.codes[0] ?? '' };
    expect(await refused(visitor().call(secondStep, old))).toBe('factorWrong');
    await client.call(removeTotp, {});
    expect(await client.call(staffFactors, {})).toEqual({
      has_password: true,
      totp: null,
      passkeys: [],
      recovery_codes: null,
    });
    expect(await refused(client.call(removeTotp, {}))).toBe('notFound');
    expect(await refused(client.call(makeRecoveryCodes, {}))).toBe('factorMissing');
    expect((await visitor().call(staffSignIn, { account: staff.account, password: toyPassword })).staff).not.toBeNull();
  });

  it('in one session proves nothing in another', async () => {
    const staff = await newStaff();
    const browser = visitor();
    await browser.call(secondStep, { pending: await giveRightPassword(staff.account), code: toyCode() });
    await visitor().as(staff).call(proveAgain, { password: toyPassword });
    expect(
      await refused(
        visitor()
          .as({ cookie: cookieOf(browser) })
          .call(removeTotp, {}),
      ),
    ).toBe('proofFirst');
  });
});
