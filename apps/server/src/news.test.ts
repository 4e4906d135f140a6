import { randomUUID } from 'node:crypto';
import { newsPath, sendMessage } from '@portico/contract/messages';
import { answerThread, staffNewsPath } from '@portico/contract/staff-messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { openDatabase } from './platform/db/database.ts';
import { openClient } from './testing/client.ts';
import { testAppRole, testOwner } from './testing/test-cluster.ts';
import { openTestServer } from './testing/test-server.ts';
import { buildStaff } from './testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, type ToyProject } from './testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let staff: Awaited<ReturnType<typeof buildStaff>>;
/** Another server of the same installation, which listens; messages are sent at the first. */
let second: { readonly origin: string; readonly close: () => Promise<void> };

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'news' });
  staff = await buildStaff(server.ownerDb, { role: 'administrator', orgId: project.orgId });
  const database = openDatabase(server.ownerUrl.replace(testOwner, testAppRole));
  const app = await buildApp({ ...server, database });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  second = {
    origin,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
});
afterAll(async () => {
  await second.close();
  await server.close();
});

/** An open stream, read event by event; comments, which keep it open, are left out. */
async function listen(path: string, headers: Record<string, string>) {
  const response = await fetch(second.origin + path, { headers });
  const reader = response.body?.getReader();
  const read = async (): Promise<string> => {
    const chunk = await reader?.read();
    if (chunk === undefined || chunk.done) return 'end';
    const text = new TextDecoder().decode(chunk.value);
    return text.includes('event: news') ? 'news' : read();
  };
  return { response, read, stop: () => reader?.cancel() };
}

it('tells both sides of a message that came on another server, and nobody else', async () => {
  const one = await buildApplicant(server.ownerDb, project);
  const other = await buildApplicant(server.ownerDb, project);
  // Whoever comes first is told when the server has begun to listen.
  const first = await listen(newsPath, { token: one.token });
  expect(await first.read()).toBe('news');
  await first.stop();
  const mine = await listen(newsPath, { token: one.token });
  const theirs = await fetch(`${second.origin}${newsPath}?seconds=2`, { headers: { token: other.token } });
  const office = await listen(`${staffNewsPath}?project=${project.id}`, { cookie: staff.cookie });
  expect(mine.response.headers.get('content-type')).toContain('text/event-stream');
  await openClient(server.app, project).as(one).call(sendMessage, { id: randomUUID(), text: 'Hello', files: '' });
  expect(await Promise.all([mine.read(), office.read()])).toEqual(['news', 'news']);
  const thread = { project: project.id, applicant: one.id };
  const answer = { message: randomUUID(), revision: 2, text: 'Hello', files: [] };
  await openClient(server.app)
    .as(staff)
    .call(answerThread, { ...thread, ...answer });
  expect(await Promise.all([mine.read(), office.read()])).toEqual(['news', 'news']);
  expect(await theirs.text()).not.toContain('news');
  await Promise.all([mine.stop(), office.stop()]);
});

it('listens anew after its connection broke, and says that something may have been missed', async () => {
  const one = await buildApplicant(server.ownerDb, project);
  const stream = await listen(newsPath, { token: one.token });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portico news'
    and datname = current_database()`.execute(server.ownerDb);
  expect(await stream.read()).toBe('news');
  await stream.stop();
});

it('needs a session, ends in time, and ends with the server', async () => {
  expect((await fetch(second.origin + newsPath)).status).toBe(401);
  expect((await fetch(`${second.origin}${staffNewsPath}?project=${project.id}`)).status).toBe(401);
  const one = await buildApplicant(server.ownerDb, project);
  const short = await fetch(`${second.origin}${newsPath}?seconds=0`, { headers: { token: one.token } });
  expect(await short.text()).toContain(':');
  const app = await server.openSecond();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const open = await fetch(origin + newsPath, { headers: { token: one.token } });
  await app.close();
  expect(await open.text()).toContain(':');
});
