import { home, login } from '@portico/contract/accounts';
import { sendMailCode } from '@portico/contract/proofs';
import { amend, forgotPassword, resetPassword, takeBackAddress } from '@portico/contract/registration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';
import { untilBlocked } from '../../../testing/until-blocked.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'overtaken' });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const newPassword = 'Mountain-river7';
const theirPassword = 'Another-river8';
const signIn = (account: string, password: string) => portal.call(login, { account, password });

/**
 * Starts a call with the old password, which then waits as if for its turn to be hashed, while another call finishes
 * first.
 */
async function overtaken(begin: () => Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<string> {
  let signingIn: Promise<string> | undefined;
  await server.ownerDb.transaction().execute(async (transaction) => {
    await transaction.selectFrom('attempts').select('bucket').where('count', '=', 1).forUpdate().execute();
    signingIn = outcome(begin());
    await untilBlocked(server.ownerDb);
    await meanwhile();
  });
  await server.ownerDb.deleteFrom('attempts').execute();
  return (await signingIn) ?? 'not begun';
}

async function resetBy(email: string): Promise<void> {
  await portal.call(forgotPassword, { ...(await portal.humanProof()), email });
  await portal.call(resetPassword, { token: await portal.lastToken(email), password: newPassword });
}

it('a sign-in with the password of before opens no session once the password is another', async () => {
  const { email, token } = await buildApplicant(server.ownerDb, project);
  await refused(signIn(email, 'Wrong-river1'));
  const change = { kind: 'password', old_password: toyPassword, password: newPassword };
  const result = await overtaken(
    () => signIn(email, toyPassword),
    () => portal.as({ token }).send(amend, change),
  );
  expect(result).toBe('wrongCredentials');
  const sessions = await server.ownerDb.selectFrom('applicant_sessions').select('agent').execute();
  expect(sessions).toHaveLength(1);
});

it('a password is not changed from a session that has ended', async () => {
  const { email, token } = await buildApplicant(server.ownerDb, project);
  const theirs = portal.as({ token });
  const change = { kind: 'password', old_password: toyPassword, password: theirPassword };
  await refused(theirs.send(amend, { ...change, old_password: 'Wrong-river1' }));
  expect(
    await overtaken(
      () => theirs.send(amend, change),
      () => resetBy(email),
    ),
  ).toBe('wrongCredentials');
  expect(await outcome(signIn(email, newPassword))).toBe('done');
});

it('an address is not changed from a session that has ended', async () => {
  const { email, token } = await buildApplicant(server.ownerDb, project);
  const theirs = portal.as({ token });
  const address = 'overtaken@example.com';
  await portal.call(sendMailCode, { ...(await portal.humanProof()), email: address, purpose: 'amend' });
  const change = { kind: 'email', email: address, code: await portal.lastCode(address), old_password: toyPassword };
  await refused(theirs.send(amend, { ...change, old_password: 'Wrong-river1' }));
  expect(
    await overtaken(
      () => theirs.send(amend, change),
      () => resetBy(email),
    ),
  ).toBe('wrongCredentials');
  expect(await signIn(email, newPassword)).toMatchObject({ email });
});

it('a link to an address that was taken back meanwhile sets no password', async () => {
  const { id, email, token } = await buildApplicant(server.ownerDb, project);
  const address = 'taken-away@example.com';
  await portal.call(sendMailCode, { ...(await portal.humanProof()), email: address, purpose: 'amend' });
  const code = await portal.lastCode(address);
  await portal.as({ token }).send(amend, { kind: 'email', email: address, code, old_password: toyPassword });
  const back = await portal.lastToken(email);
  await portal.call(forgotPassword, { ...(await portal.humanProof()), email: address });
  const link = await portal.lastToken(address);
  let both: Promise<string>[] = [];
  await server.ownerDb.transaction().execute(async (transaction) => {
    await transaction.selectFrom('applicants').select('id').where('id', '=', id).forUpdate().execute();
    const takingBack = portal.call(takeBackAddress, { token: back, password: newPassword });
    await untilBlocked(server.ownerDb);
    const resetting = portal.call(resetPassword, { token: link, password: theirPassword });
    both = [outcome(takingBack), outcome(resetting)];
    await untilBlocked(server.ownerDb, 2);
  });
  expect(await Promise.all(both)).toEqual(['done', 'linkBroken']);
  expect(await outcome(signIn(email, newPassword))).toBe('done');
  expect(await refused(portal.as({ token }).call(home, {}))).toBe('notSignedIn');
});
