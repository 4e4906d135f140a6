import { home, login, switchProject } from '@portico/contract/accounts';
import { sendMailCode } from '@portico/contract/proofs';
import { amend, takeBackAddress } from '@portico/contract/registration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let sibling: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'twins' });
  sibling = await buildProject(server.ownerDb, { slug: 'twins-sibling', orgId: project.orgId });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const newPassword = 'Mountain-river7';
const switchFrom = (token: string) => portal.as({ token }).call(switchProject, { target: 'twins-sibling' });
const readHome = (token: string) => portal.as({ token }).call(home, {});
const signInThere = (account: string, password: string) =>
  openTestPortal(server, sibling).call(login, { account, password });

/** A thief with session and password gives the account their own address. */
async function takeAway(token: string, email: string): Promise<void> {
  await portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose: 'amend' });
  const code = await portal.lastCode(email);
  await portal.as({ token }).send(amend, { kind: 'email', email, code, old_password: toyPassword });
}

it('an account made by switching is left by all when the first gets another password, which opens it too', async () => {
  const { token, email } = await buildApplicant(server.ownerDb, project);
  const there = await switchFrom(token);
  await portal.as({ token }).send(amend, { kind: 'password', old_password: toyPassword, password: newPassword });
  expect(await refused(readHome(there.token))).toBe('notSignedIn');
  expect(await refused(signInThere(email, toyPassword))).toBe('wrongCredentials');
  expect(await signInThere(email, newPassword)).toMatchObject({ uid: there.uid });
});

it('it is the owner’s when the first is taken back from whoever made it', async () => {
  const { token, email } = await buildApplicant(server.ownerDb, project);
  await takeAway(token, 'switched@example.com');
  const there = await switchFrom(token);
  await portal.call(takeBackAddress, { token: await portal.lastToken(email), password: newPassword });
  expect(await refused(readHome(there.token))).toBe('notSignedIn');
  expect(await refused(signInThere('switched@example.com', toyPassword))).toBe('wrongCredentials');
  expect(await signInThere(email, newPassword)).toMatchObject({ uid: there.uid, email });
});

it('it is closed where the owner already has another account there', async () => {
  const { token, email } = await buildApplicant(server.ownerDb, project);
  const own = await buildApplicant(server.ownerDb, sibling, { email });
  await takeAway(token, 'switched-too@example.com');
  const there = await switchFrom(token);
  await portal.call(takeBackAddress, { token: await portal.lastToken(email), password: newPassword });
  expect(await refused(readHome(there.token))).toBe('notSignedIn');
  expect(await refused(signInThere('switched-too@example.com', toyPassword))).toBe('wrongCredentials');
  expect(await outcome(readHome(own.token))).toBe('done');
  expect(await signInThere(email, toyPassword)).toMatchObject({ uid: own.id });
});

it('an unproved registration of the address does not keep its owner out', async () => {
  const { token, email } = await buildApplicant(server.ownerDb, project);
  const strangers = await buildApplicant(server.ownerDb, sibling, { email });
  const unproved = { email_confirmed_at: null };
  await server.ownerDb.updateTable('applicants').set(unproved).where('id', '=', strangers.id).execute();
  expect(await switchFrom(token)).toMatchObject({ email });
  expect(await refused(readHome(strangers.token))).toBe('notSignedIn');
});
