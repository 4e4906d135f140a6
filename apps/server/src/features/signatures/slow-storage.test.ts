import { randomUUID } from 'node:crypto';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '../../platform/storage/storage.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let waiting = 0;
let goOn = () => undefined as void;
const held = new Promise<void>((resolve) => {
  goOn = resolve;
});
const slow = (storage: Storage): Storage => ({
  ...storage,
  async put(key, content) {
    waiting += 1;
    await held;
    return storage.put(key, content);
  },
});

beforeAll(async () => {
  server = await openTestServer([], slow);
  project = await buildProject(server.ownerDb, { slug: 'slow' });
  const definition = JSON.stringify({ modules: [buildModule('m', [buildField('hand', { type: 'signature' })])] });
  const version = { id: randomUUID(), project_id: project.id, number: 1, definition };
  await server.ownerDb.insertInto('form_versions').values(version).execute();
});
afterAll(() => server.close());

it('keeps nobody from the database while signatures wait for storage, and a repeated one is one', async () => {
  const { token, id } = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
  const picture = sharp({ create: { width: 30, height: 20, channels: 4, background: '#0000' } });
  const file = `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
  const payload = new URLSearchParams({ autograph: JSON.stringify({ file }) }).toString();
  const keep = (key: string) =>
    server.app.inject({
      method: 'POST',
      url: '/v1/enroll/apply/uploadAutograph',
      payload,
      headers: { token, 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key },
    });
  const sent = Array.from({ length: 24 }, (_, place) => keep(`key ${place % 20}`));
  const portal = openTestPortal(server, project);
  // More than there are connections to the database: none of them may be held.
  await expect.poll(() => waiting).toBeGreaterThan(0);
  // Meanwhile all of them have come as far as they can.
  for (let times = 0; times < 5; times += 1) await portal.get('/v1/enroll/apply/menu', {}, token);
  const told = await portal.get('/v1/enroll/apply/menu', {}, token);
  goOn();
  const answers = (await Promise.all(sent)).map((answer) => answer.json());
  expect(told).toMatchObject({ status: 200 });
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.slice(20)).toEqual(answers.slice(0, 4));
  const rows = await server.ownerDb.selectFrom('stored_files').select('id').where('applicant_id', '=', id).execute();
  expect(rows).toHaveLength(20);
  const objects: string[] = [];
  for await (const { key } of server.storage.list('files')) objects.push(key);
  expect(objects.toSorted()).toEqual(rows.map((row) => `files/${row.id}`).toSorted());
});
