import { login } from '@portico/contract/accounts';
import { sendMailCode, sendSms } from '@portico/contract/proofs';
import { amend, takeBackAddress } from '@portico/contract/registration';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'many-changes' });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

let minutes = 0;
afterEach(() => {
  minutes = 0;
  server.clock.set(frozenNow);
});

const passwords = { owner: 'Mountain-river7', thief: 'Another-river8' } as const;
const own = { email: 'owner@example.com', mobile: '13800138301' } as const;
const thiefs = { email: 'thief@example.com', mobile: '13800138302' } as const;

/** An owner with a mail address and a number, whose session and password a thief also has. */
async function buildOwner() {
  await server.ownerDb.deleteFrom('applicants').execute();
  const { id, token } = await buildApplicant(server.ownerDb, project, { email: own.email });
  await server.ownerDb.updateTable('applicants').set({ mobile: own.mobile, area: '86' }).where('id', '=', id).execute();
  return token;
}

/** Changes an address, a few minutes after the previous change. */
async function change(address: { email: string } | { mobile: string }, token: string): Promise<void> {
  server.clock.set(new Date(frozenNow.getTime() + (minutes += 5) * 60_000));
  const proof = await portal.humanProof();
  const client = portal.as({ token });
  const common = { old_password: toyPassword };
  if ('email' in address) {
    await portal.call(sendMailCode, { ...proof, ...address, purpose: 'amend' });
    await client.send(amend, { kind: 'email', code: await portal.lastCode(address.email), ...address, ...common });
    return;
  }
  const area = '86';
  await portal.call(sendSms, { ...proof, area, ...address, purpose: 'amend' });
  await client.send(amend, {
    kind: 'mobile',
    code: await portal.lastCode(address.mobile),
    area,
    ...address,
    ...common,
  });
}

const takeBack = (token: string, password: string) => outcome(portal.call(takeBackAddress, { token, password }));
const signIn = (account: string, password: string) => portal.call(login, { account, password });

it('an address set by somebody else gets no link when the owner changes it back', async () => {
  const token = await buildOwner();
  await change({ email: thiefs.email }, token);
  const back = await portal.lastToken(own.email);
  await change({ mobile: thiefs.mobile }, token);
  const theirs = await portal.lastToken(thiefs.email);
  await change({ email: own.email }, token);
  await change({ mobile: own.mobile }, token);
  expect(await takeBack(theirs, passwords.thief)).toBe('linkBroken');
  expect(await portal.lastToken(thiefs.email)).toBe(theirs);
  expect(await portal.lastToken(thiefs.mobile)).toBe('');
  expect(await signIn(own.email, toyPassword)).toMatchObject(own);
  // The first owner can still undo all of it.
  expect(await takeBack(back, passwords.owner)).toBe('done');
  expect(await signIn(own.email, passwords.owner)).toMatchObject(own);
});

it('a link gives back what its receiver had, and not to somebody else what was before', async () => {
  const token = await buildOwner();
  await change({ email: thiefs.email }, token);
  const back = await portal.lastToken(own.email);
  await change({ email: 'third@example.com' }, token);
  expect(await takeBack(await portal.lastToken(thiefs.email), passwords.thief)).toBe('done');
  expect(await refused(signIn(own.email, passwords.thief))).toBe('wrongCredentials');
  expect(await portal.lastMessage('third@example.com')).toMatchObject({ purpose: 'password-changed' });
  expect(await takeBack(back, passwords.owner)).toBe('done');
  expect(await signIn(own.email, passwords.owner)).toMatchObject(own);
  expect(await refused(signIn(thiefs.email, passwords.thief))).toBe('wrongCredentials');
});

it('restores what it can where somebody else has one of the addresses now', async () => {
  const token = await buildOwner();
  await change({ email: thiefs.email }, token);
  const back = await portal.lastToken(own.email);
  await change({ mobile: thiefs.mobile }, token);
  await buildApplicant(server.ownerDb, project, { email: own.email });
  expect(await takeBack(back, passwords.owner)).toBe('done');
  expect(await signIn(own.mobile, passwords.owner)).toMatchObject({ mobile: own.mobile, email: '' });
  expect(await refused(signIn(thiefs.email, passwords.owner))).toBe('wrongCredentials');
});

it('a link to the number that was not changed first takes the mail address back too', async () => {
  const token = await buildOwner();
  await change({ email: thiefs.email }, token);
  await change({ mobile: thiefs.mobile }, token);
  expect(await portal.lastToken(own.mobile)).not.toBe(await portal.lastToken(thiefs.email));
  expect(await takeBack(await portal.lastToken(own.mobile), passwords.owner)).toBe('done');
  expect(await signIn(own.email, passwords.owner)).toMatchObject(own);
});

it('an address that its owner left these days does not come back when the next is taken back', async () => {
  const token = await buildOwner();
  await change({ email: 'moved-to@example.com' }, token);
  await change({ email: thiefs.email }, token);
  expect(await takeBack(await portal.lastToken('moved-to@example.com'), passwords.owner)).toBe('done');
  expect(await signIn('moved-to@example.com', passwords.owner)).toMatchObject({ mobile: own.mobile });
});
