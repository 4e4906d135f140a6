import { proveAgain, removeTotp, secondStep, staffFactors } from '@portico/contract/factors';
import {
  addPasskey,
  beginPasskey,
  passkeyForProof,
  passkeyForSignIn,
  passkeyForStep,
  passkeySignIn,
  removePasskey,
  renamePasskey,
} from '@portico/contract/passkeys';
import { staffSession, staffSignIn } from '@portico/contract/staff';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClient, outcome, refused, type TestClient } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer, testSecretKey } from '../../../testing/test-server.ts';
import { type ToyAuthenticator, toyAuthenticator } from '../../../testing/toys/toy-authenticator.ts';
import { addToyTotp } from '../../../testing/toys/toy-factors.ts';
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
const origin = () => new URL(server.settings.publicUrl).origin;
const authenticator = (options = {}) => toyAuthenticator({ origin: origin(), ...options });

async function register(client: TestClient, device: ToyAuthenticator, name = 'Blue key') {
  return client.call(addPasskey, { name, made: device.create(await client.call(beginPasskey, {})) });
}

/** A staff member with one passkey, signed in as `client`. */
async function newStaff(device = authenticator()) {
  const staff = await buildStaff(server.ownerDb, { role: 'administrator' });
  const client = visitor().as(staff);
  const { recovery_codes: codes } = await register(client, device);
  const { passkeys } = await client.call(staffFactors, {});
  return { ...staff, client, device, codes, passkey: passkeys[0]?.id ?? '' };
}

async function giveRightPassword(account: string): Promise<string> {
  const { pending } = await visitor().call(staffSignIn, { account, password: toyPassword });
  return pending?.token ?? '';
}

async function step(account: string, device: ToyAuthenticator, from?: string) {
  const pending = await giveRightPassword(account);
  const passkey = device.get(await visitor().call(passkeyForStep, { pending }), from);
  return visitor().call(secondStep, { pending, passkey });
}

async function linesOf(staffId: string) {
  return server.ownerDb
    .selectFrom('staff_log')
    .select(['action', 'subject'])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
}

describe('adding a passkey', () => {
  it('makes it a second factor, with ten recovery codes the first time, and logs it', async () => {
    const { client, account, id, codes, passkey } = await newStaff();
    expect(codes).toHaveLength(10);
    expect((await register(client, authenticator(), 'Phone')).recovery_codes).toBeNull();
    const { passkeys, recovery_codes: left } = await client.call(staffFactors, {});
    expect(passkeys).toMatchObject([{ name: 'Blue key', used_at: null, is_synced: false }, { name: 'Phone' }]);
    expect(left).toMatchObject({ left: 10 });
    const { staff, pending } = await visitor().call(staffSignIn, { account, password: toyPassword });
    expect(staff).toBeNull();
    expect(pending?.ways).toEqual(['passkey', 'recovery']);
    expect((await linesOf(id))[0]).toEqual({ action: 'added second factor', subject: { factor: 'passkey', passkey } });
  });

  it('takes a challenge once, in its session, at its address, for five minutes', async () => {
    const client = visitor().as(await buildStaff(server.ownerDb, { role: 'reviewer' }));
    const other = visitor().as(await buildStaff(server.ownerDb, { role: 'reviewer' }));
    const add = (made: ReturnType<ToyAuthenticator['create']>) => client.call(addPasskey, { name: 'x', made });
    const made = authenticator().create(await client.call(beginPasskey, {}));
    expect(await refused(other.call(addPasskey, { name: 'x', made }))).toBe('ticketExpired');
    await add(made);
    expect(await refused(add(made))).toBe('ticketExpired');
    const elsewhere = authenticator().create(await client.call(beginPasskey, {}), 'https://evil.example');
    expect(await refused(add(elsewhere))).toBe('passkeyWrong');
    const forAnother = authenticator().create({ ...(await client.call(beginPasskey, {})), challenge: 'abcd' });
    expect(await refused(add(forAnother))).toBe('passkeyWrong');
    const late = authenticator().create(await client.call(beginPasskey, {}));
    at(300);
    expect(await refused(add(late))).toBe('ticketExpired');
  });

  it('takes no passkey that is registered, nor a signature that does not fit', async () => {
    const { device } = await newStaff();
    const client = visitor().as(await buildStaff(server.ownerDb, { role: 'reviewer' }));
    expect(await refused(register(client, device))).toBe('passkeyKnown');
    const made = authenticator().create(await client.call(beginPasskey, {}));
    const attestationObject = Buffer.from(made.response.attestationObject, 'base64url');
    const middle = attestationObject.indexOf('sig') + 20;
    attestationObject[middle] = (attestationObject[middle] ?? 0) ^ 1;
    const forged = {
      ...made,
      response: { ...made.response, attestationObject: attestationObject.toString('base64url') },
    };
    expect(await refused(client.call(addPasskey, { name: 'x', made: forged }))).toBe('passkeyWrong');
  });

  it('asks who it is in a session that is older than ten minutes, and ends at twenty', async () => {
    const { client, id } = await newStaff();
    at(601);
    expect(await refused(client.call(beginPasskey, {}))).toBe('proofFirst');
    at(0);
    const row = { staff_id: id, public_key: Buffer.of(1), counter: '0', transports: [], name: 'x', is_synced: false };
    const more = Array.from({ length: 19 }, (_, n) => ({ ...row, credential_id: `${id}-${n}`, made_at: frozenNow }));
    await server.ownerDb.insertInto('staff_passkeys').values(more).execute();
    expect(await refused(client.call(beginPasskey, {}))).toBe('passkeysFull');
  });
});

describe('the second step by a passkey', () => {
  it('opens the session, also without a PIN', async () => {
    const { account, device, client } = await newStaff(authenticator({ verifies: false }));
    expect(await step(account, device)).toMatchObject({ account });
    expect(await client.call(staffFactors, {})).toMatchObject({ passkeys: [{ used_at: frozenNow.getTime() / 1000 }] });
  });

  it('takes each signature once, for the pending sign-in that asked for it, at its address', async () => {
    const { account, device } = await newStaff();
    const [one, two] = [await giveRightPassword(account), await giveRightPassword(account)];
    const passkey = device.get(await visitor().call(passkeyForStep, { pending: one }));
    expect(await refused(visitor().call(secondStep, { pending: two, passkey }))).toBe('passkeyWrong');
    expect(await outcome(visitor().call(secondStep, { pending: one, passkey }))).toBe('done');
    expect(await refused(visitor().call(secondStep, { pending: two, passkey }))).toBe('passkeyWrong');
    expect(await refused(step(account, device, 'https://evil.example'))).toBe('passkeyWrong');
    expect(await refused(visitor().call(passkeyForStep, { pending: 'x' }))).toBe('stepExpired');
  });

  it('takes no passkey of a colleague', async () => {
    const { account } = await newStaff();
    const colleague = await newStaff();
    expect(await refused(step(account, colleague.device))).toBe('passkeyWrong');
  });

  it('refuses a copy, whose counter did not grow, and logs it', async () => {
    const { account, device, id, passkey } = await newStaff();
    await step(account, device);
    await step(account, device);
    device.setCounter(0);
    expect(await refused(step(account, device))).toBe('passkeyWrong');
    device.setCounter(1);
    expect(await refused(step(account, device))).toBe('passkeyWrong');
    expect(await linesOf(id)).toContainEqual({ action: 'used copied passkey', subject: { passkey } });
    device.setCounter(7);
    expect(await outcome(step(account, device))).toBe('done');
  });

  it('takes one that does not count, again and again', async () => {
    const { account, device } = await newStaff(authenticator({ counts: false }));
    expect(await outcome(step(account, device))).toBe('done');
    expect(await outcome(step(account, device))).toBe('done');
  });
});

describe('signing in by a passkey alone', () => {
  const signIn = async (device: ToyAuthenticator) => {
    const browser = visitor();
    const { ticket, request } = await browser.call(passkeyForSignIn, {});
    expect(request).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    return { browser, staff: await browser.call(passkeySignIn, { ticket, passkey: device.get(request) }) };
  };

  it('opens the session of its owner', async () => {
    const { account, device, id } = await newStaff();
    const { browser, staff } = await signIn(device);
    expect(staff).toMatchObject({ account });
    const cookie = browser.cookies.find((line) => line.startsWith('portico_staff='))?.split(';')[0];
    expect(await visitor().as({ cookie }).call(staffSession, {})).toMatchObject({ account });
    expect((await linesOf(id)).at(-1)?.action).toBe('signed in');
  });

  it('needs a verified owner, a known passkey, a role, and a ticket of its own', async () => {
    const unverified = await newStaff(authenticator({ verifies: false }));
    expect(await refused(signIn(unverified.device))).toBe('passkeyWrong');
    expect(await refused(signIn(authenticator()))).toBe('passkeyWrong');
    const { device, id } = await newStaff();
    const { ticket, request } = await visitor().call(passkeyForSignIn, {});
    const passkey = device.get(request);
    expect(await refused(visitor().call(passkeySignIn, { ticket: 'x', passkey }))).toBe('passkeyWrong');
    await visitor().call(passkeySignIn, { ticket, passkey });
    expect(await refused(visitor().call(passkeySignIn, { ticket, passkey }))).toBe('passkeyWrong');
    await server.ownerDb.deleteFrom('staff_roles').where('staff_id', '=', id).execute();
    expect(await refused(signIn(device))).toBe('passkeyWrong');
  });
});

describe('keeping passkeys', () => {
  it('renames and removes the own ones alone; codes go with the last factor', async () => {
    const { client, passkey, id, device } = await newStaff();
    const stranger = await newStaff();
    await client.call(renamePasskey, { passkey, name: 'Red key' });
    expect(await client.call(staffFactors, {})).toMatchObject({ passkeys: [{ name: 'Red key' }] });
    expect(await refused(client.call(removePasskey, { passkey }))).toBe('proofFirst');
    await client.call(proveAgain, { passkey: device.get(await client.call(passkeyForProof, {})) });
    const theirs = { passkey: stranger.passkey, name: 'Mine' };
    expect(await refused(client.call(renamePasskey, theirs))).toBe('notFound');
    expect(await refused(client.call(removePasskey, { passkey: stranger.passkey }))).toBe('notFound');
    await client.call(removePasskey, { passkey });
    expect(await client.call(staffFactors, {})).toEqual({
      has_password: true,
      totp: null,
      passkeys: [],
      recovery_codes: null,
    });
    expect(await refused(client.call(removePasskey, { passkey }))).toBe('notFound');
    expect((await linesOf(id)).map(({ action }) => action)).toEqual([
      'added second factor',
      'renamed passkey',
      'removed second factor',
    ]);
  });

  it('leaves the recovery codes while another factor is there', async () => {
    const { client, id, passkey } = await newStaff();
    await addToyTotp(server.ownerDb, id, testSecretKey);
    await client.call(proveAgain, { password: toyPassword });
    await client.call(removePasskey, { passkey });
    expect(await client.call(staffFactors, {})).toMatchObject({ passkeys: [], recovery_codes: { left: 10 } });
    await client.call(removeTotp, {});
    expect(await client.call(staffFactors, {})).toMatchObject({ recovery_codes: null });
  });

  it('proves nothing by a wrong passkey, or one without a PIN', async () => {
    const { client } = await newStaff(authenticator({ verifies: false }));
    const prove = async (device: ToyAuthenticator) =>
      client.call(proveAgain, { passkey: device.get(await client.call(passkeyForProof, {})) });
    expect(await refused(prove(authenticator()))).toBe('passkeyWrong');
    const weak = await newStaff(authenticator({ verifies: false }));
    const passkey = weak.device.get(await weak.client.call(passkeyForProof, {}));
    expect(await refused(weak.client.call(proveAgain, { passkey }))).toBe('passkeyWrong');
    expect(await refused(weak.client.call(removePasskey, { passkey: weak.passkey }))).toBe('proofFirst');
  });
});
