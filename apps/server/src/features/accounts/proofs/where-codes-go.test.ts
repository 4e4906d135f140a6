import { home } from '@portico/contract/accounts';
import { sendMailCode } from '@portico/contract/proofs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it.each(['login', 'reset', 'change'] as const)(
  'a code for %s goes to the address as its owner proved it, however it is spelled',
  async (purpose) => {
    const project = await buildProject(server.ownerDb, { slug: `spelled-${purpose}` });
    const portal = openTestPortal(server, project);
    const { email } = await buildApplicant(server.ownerDb, project, { email: 'casey@example.com' });
    const spelled = 'CASEY@example.com';
    await portal.call(sendMailCode, { ...(await portal.humanProof()), email: spelled, purpose });
    expect(await portal.lastMessage(spelled)).toBeUndefined();
    expect(await portal.lastCode(email)).toMatch(/^\d{6}$/);
  },
);

it.each(['change', 'leave'] as const)(
  'a code for %s goes to no address that nobody has proved, and the answer does not tell',
  async (purpose) => {
    const project = await buildProject(server.ownerDb, { slug: `unproved-${purpose}` });
    const portal = openTestPortal(server, project);
    const { id, email, token } = await buildApplicant(server.ownerDb, project);
    await server.ownerDb.updateTable('applicants').set({ email_confirmed_at: null }).where('id', '=', id).execute();
    expect((await portal.as({ token }).call(home, {})).user_info.can.codeByMail).toBe(false);
    const wait = { wait: 60 };
    expect(await portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose })).toEqual(wait);
    expect(await portal.lastMessage(email)).toBeUndefined();
    await portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose: 'login' });
    expect(await portal.lastCode(email)).toMatch(/^\d{6}$/);
  },
);
