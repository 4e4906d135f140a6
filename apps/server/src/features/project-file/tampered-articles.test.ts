import { randomUUID } from 'node:crypto';
import { notices } from '@portico/contract/articles';
import { applyProjectFile } from '@portico/contract/project-files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProjectFile } from '../../domain/project-file/format/project-file.ts';
import { openClient, refusal, refused } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { toyArticle } from '../../testing/toys/toy-articles.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { asFile, type Editor, inAll, openEditor, pdf, picture } from './testing/open-editor.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let editor: Editor;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'with-news' });
  editor = await openEditor(server, project);
  const cover = await editor.upload(project, picture());
  await editor.publish(project, toyArticle('Open day', { cover }));
  const file = await editor.upload(project, pdf(2_000));
  await editor.publish(project, toyArticle('Guide', { file }), { kind: 'download' });
});
afterAll(() => server.close());

describe('a file that somebody has tampered with', () => {
  const articles = async (change: (file: ProjectFile['content']) => object) => {
    const file = await editor.exportFrom(project);
    return { ...file, content: { ...file.content, ...change(file.content) } };
  };
  const first = ({ articles: [one] }: ProjectFile['content']) => one ?? expect.fail();

  it.each<[string, (content: ProjectFile['content']) => object, string]>([
    [
      'a script',
      (content) => ({ articles: [{ ...first(content), text: inAll('<p onclick="x">a</p>') }] }),
      'html at content.articles.0.text.sc',
    ],
    [
      'a picture from elsewhere',
      (content) => ({ articles: [{ ...first(content), text: inAll('<img src="https://x.example/a.png">') }] }),
      'html at content.articles.0.text.sc',
    ],
    [
      'a file that is not in it',
      (content) => ({ articles: [{ ...first(content), cover: randomUUID() }] }),
      'reference at content.articles.0',
    ],
    [
      'a batch that is not in it',
      (content) => ({
        articles: [{ ...first(content), audience: { signedInOnly: false, batches: ['nowhere'], states: [] } }],
      }),
      'reference at content.articles.0',
    ],
    [
      'an end before its beginning',
      (content) => ({ articles: [{ ...first(content), from: 1_800_000_000, until: 1_700_000_000 }] }),
      'period at content.articles.0',
    ],
    [
      'one article twice',
      (content) => ({ articles: [first(content), first(content)] }),
      'duplicate at content.articles',
    ],
    [
      'a program as a picture',
      ({ files }) => ({
        files: files.map((one) => ({ ...one, content: Buffer.from('MZ program').toString('base64') })),
      }),
      'file at content.files.0',
    ],
    [
      'a name that is no picture’s',
      ({ files }) => ({ files: files.map((one) => ({ ...one, name: 'a.html' })) }),
      'file at content.files.0',
    ],
  ])('is refused: %s', async (_what, change, expected) => {
    const { data } = await refusal(editor.compare(project, await articles(change)));
    const [problem, place] = expected.split(' at ');
    expect(data).toMatchObject({ problems: expect.arrayContaining([expect.objectContaining({ problem, place })]) });
  });

  it('opens no file of another project by its id, and changes none', async () => {
    const target = await buildProject(server.ownerDb, { slug: 'curious' });
    const stranger = await openEditor(server, target);
    const file = await editor.exportFrom(project);
    const bare = {
      ...file,
      content: { ...file.content, files: file.content.files.map((one) => ({ ...one, content: null })) },
    };
    const { warnings } = await stranger.importInto(target, bare);
    expect(warnings.filter(({ key }) => key === 'articleFileMissing')).toHaveLength(2);
    const rows = await server.ownerDb
      .selectFrom('content_files')
      .select('id')
      .where('project_id', '=', target.id)
      .execute();
    expect(rows).toEqual([]);
    const shown = (await openClient(server.app, target).call(notices, {})).list[0];
    expect(shown?.cover).toBeNull();
  });

  it('whose picture breaks off is refused as a whole, and leaves nothing in storage', async () => {
    const target = await buildProject(server.ownerDb, { slug: 'half-a-picture', orgId: project.orgId });
    const file = await editor.exportFrom(project);
    const broken = {
      ...file,
      content: {
        ...file.content,
        files: file.content.files.map((one) =>
          one.name.endsWith('.png') ? { ...one, content: one.content?.slice(0, 100) ?? null } : one,
        ),
      },
    };
    const { revision } = await editor.compare(target, broken);
    expect(
      await refused(editor.client.call(applyProjectFile, { project: target.id, revision, file: asFile(broken) })),
    ).not.toBe('done');
    expect((await openClient(server.app, target).call(notices, {})).list).toEqual([]);
    expect((await editor.exportFrom(target)).content.articles).toEqual([]);
  });
});
