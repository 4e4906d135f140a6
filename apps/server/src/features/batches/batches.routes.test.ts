import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, toyText, type ToyProject } from '../../testing/toy-tenants.ts';

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
  project = await buildProject(server.keeper, { slug: 'batches' });
  stranger = await buildProject(server.keeper, { slug: 'batches-stranger' });
  portal = openTestPortal(server, project);
  past = await addBatch(now - 2 * day, now - 1000);
  future = await addBatch(now + day, now + 2 * day);
});
afterAll(() => server.close());

async function addBatch(starts: number, ends: number): Promise<string> {
  const id = randomUUID();
  const title = JSON.stringify(toyText('Another'));
  const period = { starts_at: new Date(starts), ends_at: new Date(ends) };
  await server.keeper
    .insertInto('batches')
    .values({ id, project_id: project.id, title, sort: 1, ...period })
    .execute();
  return id;
}

const choose = (batchId: string, token?: string) => portal.post('/v1/enroll/apply/batch', { batchId }, token);
const applied = async (token: string) => (await portal.get('/v1/enroll/batch/applied', {}, token)).data.list;

describe('the batches of a project', () => {
  it('are told with their times, which of them are open, and the server’s time', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    const { status, data } = await portal.get('/v1/enroll/batch/info', {}, token);
    expect(status).toBe(200);
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
    const { token } = await buildApplicant(server.keeper, project);
    const detail = (batchId: string) => portal.get('/v1/enroll/batch/detail', { batchId }, token);
    expect((await detail(future)).data).toMatchObject({ batchId: future, batch_state: 0, server_time: now / 1000 });
    expect(await detail(stranger.batchId)).toMatchObject({ http: 404 });
    expect(await detail('x')).toMatchObject({ http: 400 });
  });

  it.each(['info', 'applied', 'detail'])('need a session: %s', async (call) => {
    expect(await portal.get(`/v1/enroll/batch/${call}`, { batchId: past })).toMatchObject({ http: 401 });
  });
});

describe('choosing', () => {
  it('takes an open batch, and another one later', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    const other = await addBatch(now - day, now + day);
    expect(await applied(token)).toEqual([]);
    expect(await choose(project.batchId, token)).toMatchObject({ status: 200, data: { state: 2 } });
    expect(await applied(token)).toMatchObject([{ batchId: project.batchId, state: 2 }]);
    await choose(other, token);
    expect(await applied(token)).toMatchObject([{ batchId: other }]);
    await server.keeper.deleteFrom('applications').where('batch_id', '=', other).execute();
    await server.keeper.deleteFrom('batches').where('id', '=', other).execute();
  });

  it('begins the application of somebody who has just registered, once for many requests', async () => {
    const { id, token } = await buildApplicant(server.keeper, project);
    await server.keeper.deleteFrom('applications').where('applicant_id', '=', id).execute();
    const answers = await Promise.all(Array.from({ length: 5 }, () => choose(project.batchId, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await applied(token)).toMatchObject([{ batchId: project.batchId }]);
  });

  it('is refused before a batch opens, from its deadline on, and for what is no batch of the project', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    expect(await choose(past, token)).toMatchObject({ status: 4095 });
    expect(await choose(future, token)).toMatchObject({ status: 4095 });
    expect(await choose(stranger.batchId, token)).toMatchObject({ http: 404 });
    expect(await choose(project.batchId)).toMatchObject({ http: 401 });
    expect(await applied(token)).toEqual([]);
    server.clock.set(new Date(now - 1));
    expect(await choose(past, token)).toMatchObject({ status: 200 });
    server.clock.set(frozenNow);
  });

  it('is over once submitted', async () => {
    const { token } = await buildApplicant(server.keeper, project, { state: 2, batchId: past });
    expect(await choose(project.batchId, token)).toMatchObject({ status: 4093 });
    expect(await applied(token)).toMatchObject([{ batchId: past }]);
  });
});
