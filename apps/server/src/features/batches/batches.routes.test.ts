import { randomUUID } from 'node:crypto';
import type { RouteSpec } from '@portico/contract/route';
import { batchApplied, batchDetail, batchInfo, chooseBatch } from '@portico/contract/batches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, toyText, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
let stranger: ToyProject;
let past: string;
let future: string;

const day = 86_400_000;
const now = frozenNow.getTime();

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'batches' });
  stranger = await buildProject(server.ownerDb, { slug: 'batches-stranger' });
  portal = openTestPortal(server, project);
  past = await addBatch(now - 2 * day, now - 1000);
  future = await addBatch(now + day, now + 2 * day);
});
afterAll(() => server.close());

async function addBatch(starts: number, ends: number): Promise<string> {
  const id = randomUUID();
  const title = JSON.stringify(toyText('Another'));
  const period = { starts_at: new Date(starts), ends_at: new Date(ends) };
  await server.ownerDb
    .insertInto('batches')
    .values({ id, project_id: project.id, title, sort: 1, ...period })
    .execute();
  return id;
}

const choose = (batchId: string, token?: string) => portal.as({ token }).call(chooseBatch, { batchId });
const applied = async (token: string) => (await portal.as({ token }).call(batchApplied, {})).list;

describe('the batches of a project', () => {
  it('are told with their times, which of them are open, and the server’s time', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const data = await portal.as({ token }).call(batchInfo, {});
    expect(data.server_time).toBe(now / 1000);
    const states = Object.fromEntries(
      data.list.map((batch: Record<string, unknown>) => [batch.batchId, batch.batch_state]),
    );
    expect(states).toEqual({ [project.batchId]: 1, [past]: 2, [future]: 0 });
    expect(data.apply_list).toEqual([
      {
        batchId: project.batchId,
        batch_title: toyText('Batch'),
        start_time: (now - day) / 1000,
        end_time: (now + day) / 1000,
        state: 0,
        batch_state: 1,
      },
    ]);
  });

  it('are told one by one, and another tenant’s are not found', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const detail = (batchId: string) => portal.as({ token }).call(batchDetail, { batchId });
    expect(await detail(future)).toMatchObject({ batchId: future, batch_state: 0, server_time: now / 1000 });
    expect(await refused(detail(stranger.batchId))).toBe('notFound');
    expect(await refused(detail('x'))).toBe('malformed');
  });

  it.each<RouteSpec>([batchInfo, batchApplied, batchDetail])('need a session: $name', async (route) => {
    expect(await refused(portal.send(route, { batchId: past }))).toBe('notSignedIn');
  });
});

describe('choosing', () => {
  it('takes an open batch, and another one later', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const other = await addBatch(now - day, now + day);
    expect(await applied(token)).toEqual([]);
    expect(await choose(project.batchId, token)).toMatchObject({ state: 2 });
    expect(await applied(token)).toMatchObject([{ batchId: project.batchId, state: 2 }]);
    await choose(other, token);
    expect(await applied(token)).toMatchObject([{ batchId: other }]);
    await server.ownerDb.deleteFrom('applications').where('batch_id', '=', other).execute();
    await server.ownerDb.deleteFrom('batches').where('id', '=', other).execute();
  });

  it('begins the application of somebody who has just registered, once for many requests', async () => {
    const { id, token } = await buildApplicant(server.ownerDb, project);
    await server.ownerDb.deleteFrom('applications').where('applicant_id', '=', id).execute();
    await Promise.all(Array.from({ length: 5 }, () => choose(project.batchId, token)));
    expect(await applied(token)).toMatchObject([{ batchId: project.batchId }]);
  });

  it('is refused before a batch opens, from its deadline on, and for what is no batch of the project', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await refused(choose(past, token))).toBe('batchClosed');
    expect(await refused(choose(future, token))).toBe('batchClosed');
    expect(await refused(choose(stranger.batchId, token))).toBe('notFound');
    expect(await refused(choose(project.batchId))).toBe('notSignedIn');
    expect(await applied(token)).toEqual([]);
    server.clock.set(new Date(now - 1));
    expect(await outcome(choose(past, token))).toBe('done');
    server.clock.set(frozenNow);
  });

  it('is over once submitted', async () => {
    const { token } = await buildApplicant(server.ownerDb, project, { state: 2, batchId: past });
    expect(await refused(choose(project.batchId, token))).toBe('submitted');
    expect(await applied(token)).toMatchObject([{ batchId: past }]);
  });
});
