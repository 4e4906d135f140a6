import { randomUUID } from 'node:crypto';
import {
  mostReadyAnswers,
  listReadyAnswers,
  removeReadyAnswer,
  saveReadyAnswer,
} from '@portico/contract/ready-answers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, refused } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let other: ToyProject;
beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'ready' });
  other = await buildProject(server.ownerDb, { slug: 'ready-other' });
});
afterAll(() => server.close());

const words = { sc: '可以。', tc: '可以。', en: 'Yes.' };

async function staff(role: 'administrator' | 'editor' = 'administrator', at = project) {
  const { cookie } = await buildStaff(server.ownerDb, { role, projectId: at.id, orgId: at.orgId });
  const client = openClient(server.app).as({ cookie });
  return {
    list: () => client.call(listReadyAnswers, { project: project.id }),
    save: (answer: string, revision: number, name: string) =>
      client.call(saveReadyAnswer, { project: project.id, answer, revision, name, words }),
    remove: (answer: string, revision: number) =>
      client.call(removeReadyAnswer, { project: project.id, answer, revision }),
  };
}

it('are kept by name in all languages, and nobody overwrites what they have not seen', async () => {
  const [ann, ben] = [await staff(), await staff()];
  const id = randomUUID();
  expect(await ann.save(id, 0, 'Transcripts')).toEqual({ revision: 1 });
  await ann.save(randomUUID(), 0, 'Deadlines');
  expect((await ben.list()).map(({ name }) => name)).toEqual(['Deadlines', 'Transcripts']);
  expect((await ben.list())[1]).toMatchObject({ answer: id, revision: 1, words });
  expect(await ben.save(id, 1, 'Transcripts of records')).toEqual({ revision: 2 });
  expect(await refused(ann.save(id, 1, 'Other'))).toBe('readyAnswerChanged');
  expect(await refused(ann.remove(id, 1))).toBe('readyAnswerChanged');
  // The same once more, after a lost answer, changes nothing.
  expect(await ben.save(id, 1, 'Transcripts of records')).toEqual({ revision: 2 });
  await ann.remove(id, 2);
  expect(await refused(ann.remove(id, 2))).toBe('readyAnswerGone');
  const { rows } = await sql<{ action: string }>`select action from staff_log
    where subject ->> 'answer' = ${id} order by id`.execute(server.ownerDb);
  expect(rows.map(({ action }) => action)).toEqual([
    'added ready answer',
    'changed ready answer',
    'removed ready answer',
  ]);
});

it('are for those who answer here, and bounded', async () => {
  const editor = await staff('editor');
  expect(await refused(editor.list())).toBe('forbidden');
  expect(await refused((await staff('administrator', other)).list())).toBe('notFound');
  const ann = await staff();
  expect(await refused(ann.save(randomUUID(), 0, ' '))).toBe('malformed');
  await sql`insert into ready_answers (project_id, id, name, words, changed_at, changed_name)
    select ${project.id}, gen_random_uuid(), 'One of many', '{}', now(), '' from generate_series(2, ${mostReadyAnswers})`.execute(
    server.ownerDb,
  );
  expect(await refused(ann.save(randomUUID(), 0, 'One too many'))).toBe('readyAnswersMany');
});
