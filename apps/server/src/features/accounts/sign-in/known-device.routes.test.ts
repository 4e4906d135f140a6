import { login } from '@portico/contract/accounts';
import { amend, forgotPassword, resetPassword } from '@portico/contract/registration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outcome } from '../../../testing/client.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'devices' });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

/** Signs in from a browser with this cookie, or without one. */
function signIn(account: string, password: string, cookie?: string) {
  return outcome(portal.as({ cookie }).send(login, { project_id: project.id, account, password }));
}

/** Makes one wrong try, and sets the count to the last one that is allowed. */
async function useUp(account: string, cookie?: string): Promise<void> {
  await signIn(account, 'Wrong2026', cookie);
  await server.ownerDb.updateTable('attempts').set({ count: 10 }).where('count', '=', 1).execute();
}

/** The device cookie of a browser after its last call. */
function cookieOf(browser: Pick<typeof portal, 'cookies'>): string {
  return browser.cookies.findLast((line) => line.startsWith('portico_device='))?.split(';')[0] ?? '';
}

/** Signs in and returns the cookie. */
async function cookieFor(account: string, cookie?: string): Promise<string> {
  const browser = portal.as({ cookie });
  await browser.send(login, { project_id: project.id, account, password: toyPassword });
  return cookieOf(browser);
}

it('a stranger’s wrong tries do not keep out a browser that signed in before, which has a limit of its own', async () => {
  const { email } = await buildApplicant(server.ownerDb, project);
  const cookie = await cookieFor(email);
  await useUp(email);
  expect(await signIn(email, toyPassword)).toBe('tooMany');
  expect(await signIn(email, toyPassword, cookie)).toBe('done');
  await useUp(email, cookie);
  expect(await signIn(email, toyPassword, cookie)).toBe('tooMany');
});

it('a browser is known for the accounts it signed in to, all of them, and for no other', async () => {
  const [first = '', second = '', other = ''] = await Promise.all(
    [1, 2, 3].map(async () => (await buildApplicant(server.ownerDb, project)).email),
  );
  const cookie = await cookieFor(second, await cookieFor(first));
  for (const account of [first, second, other]) await useUp(account);
  expect(await signIn(first, toyPassword, cookie)).toBe('done');
  expect(await signIn(second, toyPassword, cookie)).toBe('done');
  expect(await signIn(other, toyPassword, cookie)).toBe('tooMany');
  expect(await signIn(first, toyPassword, cookie.slice(0, -1))).toBe('tooMany');
});

it('a new password voids what other browsers are known by, not the one where it was set', async () => {
  const { email, token } = await buildApplicant(server.ownerDb, project);
  const elsewhere = await cookieFor(email);
  const browser = portal.as({ token });
  const password = 'Mountain-river7';
  await browser.call(amend, { kind: 'password', old_password: toyPassword, password });
  await useUp(email);
  expect(await signIn(email, password, elsewhere)).toBe('tooMany');
  expect(await signIn(email, password, cookieOf(browser))).toBe('done');
});

it('after a reset by mail one signs in anywhere, and where it was reset even if strangers go on', async () => {
  const { email } = await buildApplicant(server.ownerDb, project);
  await useUp(email);
  await portal.call(forgotPassword, { ...(await portal.humanProof()), email });
  const token = await portal.lastToken(email);
  const password = 'Mountain-river7';
  const browser = openTestPortal(server, project);
  await browser.call(resetPassword, { token, password });
  const cookie = cookieOf(browser);
  expect(await signIn(email, password)).toBe('done');
  await useUp(email);
  expect(await signIn(email, password)).toBe('tooMany');
  expect(await signIn(email, password, cookie)).toBe('done');
});
