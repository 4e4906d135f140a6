import { publishPage } from '@portico/contract/staff-pages';
import { copyProject } from '@portico/contract/staff-projects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';
import { buildProject, toyText, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { type Editor, openEditor } from './testing/open-editor.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let editor: Editor;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'with-news' });
  editor = await openEditor(server, project);
});
afterAll(() => server.close());

describe('a project of one language', () => {
  it('has its pages in that one alone, and can be exported, imported and copied', async () => {
    const mine = await buildProject(server.ownerDb, { slug: 'one-language', orgId: project.orgId });
    await server.ownerDb
      .updateTable('projects')
      .set({ languages: ['en'] })
      .where('id', '=', mine.id)
      .execute();
    const english = { sc: '', tc: '', en: '<p>Terms</p>' };
    const page = { key: 'terms', title: { ...english, en: 'Terms' }, content: english, consent: null };
    await editor.client.call(publishPage, { project: mine.id, edition: 0, ...page });
    const file = await editor.exportFrom(mine);
    expect(file.content.pages).toEqual([page]);
    const target = await buildProject(server.ownerDb, { slug: 'takes-english', orgId: project.orgId });
    await editor.importInto(target, file);
    expect((await editor.exportFrom(target)).content.pages).toEqual([page]);
    const input = { project: mine.id, domain: 'copied-english', title: toyText('Copy'), content: true };
    expect(
      (await editor.exportFrom({ id: (await editor.client.call(copyProject, input)).project_id })).content.pages,
    ).toEqual([page]);
  });
});
