import { drawnSignature } from '../../testing/toys/toy-signature.ts';
import { applyMenu } from '@portico/contract/applications';
import { uploadAutograph } from '@portico/contract/signatures';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '../../platform/storage/storage.ts';
import { openClient } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { publishForm } from '../../testing/toys/toy-forms.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let waiting = 0;
let release = () => undefined as void;
const blocked = new Promise<void>((resolve) => {
  release = resolve;
});
const slow = (storage: Storage): Storage => ({
  ...storage,
  async put(key, content) {
    waiting += 1;
    await blocked;
    return storage.put(key, content);
  },
});

beforeAll(async () => {
  server = await openTestServer([], slow);
  project = await buildProject(server.ownerDb, { slug: 'slow' });
  await publishForm(server.ownerDb, project, {
    modules: [buildModule('m', [buildField('hand', { type: 'signature' })])],
  });
});
afterAll(() => server.close());

it('keeps nobody from the database while signatures wait for storage, and a repeated one is one', async () => {
  const { token, id } = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
  const file = drawnSignature;
  const client = openClient(server.app, project).as({ token });
  const keep = (key: string) => client.call(uploadAutograph, { autograph: JSON.stringify({ file }) }, { key });
  const sent = Array.from({ length: 24 }, (_, index) => keep(`key ${index % 20}`));
  // More requests than database connections; none of them may occupy one.
  await expect.poll(() => waiting).toBeGreaterThan(0);
  // By then, all of them have got as far as they can.
  for (let times = 0; times < 6; times += 1) await client.call(applyMenu, {});
  release();
  const answers = await Promise.all(sent);
  expect(answers.slice(20)).toEqual(answers.slice(0, 4));
  const rows = await server.ownerDb.selectFrom('stored_files').select('id').where('applicant_id', '=', id).execute();
  expect(rows).toHaveLength(20);
  const objects: string[] = [];
  for await (const { key } of server.storage.list('files')) objects.push(key);
  expect(objects.toSorted()).toEqual(rows.map((row) => `files/${row.id}`).toSorted());
});
