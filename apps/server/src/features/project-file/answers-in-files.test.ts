import { randomUUID } from 'node:crypto';
import { listReadyAnswers, saveReadyAnswer } from '@portico/contract/ready-answers';
import { copyProject } from '@portico/contract/staff-projects';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { type Editor, inAll, openEditor } from './testing/open-editor.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let editor: Editor;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'with-answers' });
  editor = await openEditor(server, project);
});
afterAll(() => server.close());

const sibling = (slug: string) => buildProject(server.ownerDb, { slug, orgId: project.orgId });

function save(of: ToyProject, name: string, words: string, answer: string = randomUUID(), revision = 0) {
  return editor.client.call(saveReadyAnswer, { project: of.id, answer, revision, name, words: inAll(words) });
}

const answersOf = async ({ id }: { readonly id: string }) =>
  (await editor.client.call(listReadyAnswers, { project: id })).map(({ name, words, revision }) => [
    name,
    words.en,
    revision,
  ]);

it('ready answers reach another project, and are told in the report', async () => {
  await save(project, 'Deadline', 'By Friday.');
  const file = await editor.exportFrom(project);
  const target = await sibling('answers-there');
  const { differences } = await editor.importInto(target, file);
  expect(differences).toContainEqual(
    expect.objectContaining({ area: 'content', kind: 'added', what: 'answer', name: inAll('Deadline') }),
  );
  expect(await answersOf(target)).toEqual([['Deadline', 'By Friday.', 1]]);
  expect((await editor.compare(target, file)).differences).toEqual([]);
});

it('those that changed are as the file has them, and newer ones stay', async () => {
  const mine = await sibling('answers-go-back');
  const id = randomUUID();
  await save(mine, 'Fee', 'None.', id);
  const file = await editor.exportFrom(mine);
  await save(mine, 'Fee', 'Fifty.', id, 1);
  await save(mine, 'Newer', 'Yes.');
  const { differences } = await editor.importInto(mine, file);
  expect(differences).toMatchObject([{ kind: 'changed', what: 'answer', name: inAll('Fee') }]);
  expect(await answersOf(mine)).toEqual([
    ['Fee', 'None.', 3],
    ['Newer', 'Yes.', 1],
  ]);
});

it('a copy has them with its content alone', async () => {
  const mine = await sibling('answers-copied');
  await save(mine, 'Housing', 'On campus.');
  const copied = async (slug: string, content: boolean) =>
    editor.client.call(copyProject, { project: mine.id, domain: slug, title: inAll(slug), content });
  expect(await answersOf({ id: (await copied('answers-with', true)).project_id })).toEqual([
    ['Housing', 'On campus.', 1],
  ]);
  expect(await answersOf({ id: (await copied('answers-without', false)).project_id })).toEqual([]);
});

it('two of one id are refused', async () => {
  const file = await editor.exportFrom(project);
  const answers = [...file.content.answers, ...file.content.answers];
  const twice = { ...file, content: { ...file.content, answers } };
  await expect(editor.compare(project, twice)).rejects.toThrow('content.answers');
});
