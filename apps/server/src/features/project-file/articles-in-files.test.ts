import { article, notices } from '@portico/contract/articles';
import { contentFilePath } from '@portico/contract/content-files';
import type { ContentFile } from '@portico/contract/content-files.schemas';
import { createProjectFromFile } from '@portico/contract/project-files';
import { articleDraft, listArticles, publishArticle, saveArticle } from '@portico/contract/staff-articles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largestArticleFile } from '../../domain/project-file/format/articles.schema.ts';
import { openClient } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { toyArticle } from '../../testing/toys/toy-articles.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { asFile, type Editor, inAll, openEditor, pdf, picture } from './testing/open-editor.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let editor: Editor;
let cover: ContentFile;
let paper: ContentFile;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'with-news' });
  editor = await openEditor(server, project);
  cover = await editor.upload(project, picture());
  paper = await editor.upload(project, pdf(2_000));
});
afterAll(() => server.close());

const withPicture = () =>
  toyArticle('Open day', {
    text: inAll(`<p>Come</p><img src="/content/${cover.id}" alt="Campus" width="40" height="40">`),
    cover,
    pinned: true,
  });

describe('articles in a project file', () => {
  it('reach another installation with their pictures, and can be read there at once', async () => {
    await editor.publish(project, withPicture());
    await editor.publish(project, toyArticle('Guide', { file: paper }), { kind: 'download' });
    const file = await editor.exportFrom(project);
    expect(file.content.articles.map(({ title }) => title.en).toSorted()).toEqual(['Guide', 'Open day']);
    const other = await openTestServer();
    try {
      const target = await buildProject(other.ownerDb, { slug: 'news-there' });
      const there = await openEditor(other, target);
      const report = await there.importInto(target, file);
      expect(report.differences).toContainEqual(
        expect.objectContaining({ kind: 'added', what: 'article', name: inAll('Open day') }),
      );
      expect(await there.exportFrom(target)).toEqual(file);
      expect((await there.compare(target, file)).differences).toEqual([]);
      const reader = openClient(other.app, target);
      const { list } = await reader.call(notices, {});
      expect(list).toMatchObject([{ title: inAll('Open day'), is_pinned: 1, cover: { width: 40, height: 40 } }]);
      const shown = await reader.call(article, { id: list[0]?.id ?? '' });
      const address = / src="([^"]+)"/.exec(shown.content.en)?.[1] ?? '';
      expect(address).toContain(`${contentFilePath}/${target.id}/`);
      const picture = await openClient(other.app).fetch(address);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    } finally {
      await other.close();
    }
  });

  it('are published again by the file of an earlier day; newer ones stay, and staff are told', async () => {
    const mine = await buildProject(server.ownerDb, { slug: 'goes-back', orgId: project.orgId });
    const id = await editor.publish(mine, toyArticle('As it was'));
    const file = await editor.exportFrom(mine);
    await editor.publish(mine, toyArticle('As it is now'), { id, revision: 1 });
    await editor.publish(mine, toyArticle('Newer'));
    const report = await editor.importInto(mine, file);
    expect(report.differences.map(({ kind, what, name }) => [kind, what, name?.en])).toEqual([
      ['changed', 'article', 'As it is now'],
    ]);
    expect(report.warnings).toMatchObject([{ key: 'articlesKept', detail: '1' }]);
    const titles = (await openClient(server.app, mine).call(notices, {})).list.map(({ title }) => title.en);
    expect(titles.toSorted()).toEqual(['As it was', 'Newer']);
    const lines = server.ownerDb.selectFrom('staff_log').select('change').where('action', '=', 'imported project file');
    expect(await lines.where('project_id', '=', mine.id).execute()).toMatchObject([
      {
        change: {
          before: { content: { articles: { 'As it is now': { title: { en: 'As it is now' } } } } },
          after: { content: { articles: { 'As it is now': { title: { en: 'As it was' } } } } },
        },
      },
    ]);
    expect(await editor.client.call(articleDraft, { project: mine.id, article: id })).toMatchObject({
      content: { title: inAll('As it was') },
      revision: 3,
      published: { revision: 3 },
    });
  });

  it('leave a draft alone that a colleague has changed and not published', async () => {
    const mine = await buildProject(server.ownerDb, { slug: 'keeps-drafts', orgId: project.orgId });
    const id = await editor.publish(mine, toyArticle('Before'));
    const file = await editor.exportFrom(mine);
    await editor.publish(mine, toyArticle('After'), { id, revision: 1 });
    const named = { project: mine.id, article: id };
    await editor.client.call(saveArticle, {
      ...named,
      kind: 'notice',
      revision: 2,
      content: toyArticle('Half written'),
    });
    await editor.importInto(mine, file);
    expect((await openClient(server.app, mine).call(notices, {})).list[0]?.title.en).toBe('Before');
    const draft = await editor.client.call(articleDraft, named);
    expect(draft.content.title.en).toBe('Half written');
    await editor.client.call(publishArticle, { ...named, revision: draft.revision });
    expect((await openClient(server.app, mine).call(notices, {})).list[0]?.title.en).toBe('Half written');
  });

  it('stay as they are where a file is from before there were any', async () => {
    const mine = await buildProject(server.ownerDb, { slug: 'old-file', orgId: project.orgId });
    await editor.publish(mine, toyArticle('Stays'));
    const { content, ...rest } = await editor.exportFrom(mine);
    const { articles: _articles, files: _files, ...older } = content;
    expect((await editor.importInto(mine, { ...rest, version: 1, content: older })).differences).toEqual([]);
    expect((await openClient(server.app, mine).call(notices, {})).list).toHaveLength(1);
  });

  it('keep their readers: those of one batch stay with its batch, whatever its id is elsewhere', async () => {
    const mine = await buildProject(server.ownerDb, { slug: 'for-a-batch', orgId: project.orgId });
    const audience = { signedInOnly: true, batches: [mine.batchId], states: [2 as const] };
    await editor.publish(mine, toyArticle('For some', { audience }));
    const file = await editor.exportFrom(mine);
    expect(file.content.articles[0]?.audience.batches).toEqual([file.calendar.batches[0]?.key]);
    expect(JSON.stringify(file)).not.toContain(mine.batchId);
    const target = await buildProject(server.ownerDb, { slug: 'for-its-batch', orgId: project.orgId });
    await editor.importInto(target, file);
    const { list, batches } = await editor.client.call(listArticles, { project: target.id, kind: 'notice' });
    const draft = await editor.client.call(articleDraft, { project: target.id, article: list[0]?.article ?? '' });
    expect(draft.content.audience.batches).toEqual([batches[0]?.batch]);
    expect(draft.content.audience.batches).not.toEqual([mine.batchId]);
    expect((await openClient(server.app, target).call(notices, {})).list).toEqual([]);
  });

  it('come without a file that is too large, and say so before and after', async () => {
    const mine = await buildProject(server.ownerDb, { slug: 'large-paper', orgId: project.orgId });
    const large = await editor.upload(mine, pdf(largestArticleFile));
    await editor.publish(mine, toyArticle('Large', { file: large }), { kind: 'download' });
    await editor.publish(mine, toyArticle('Also large', { file: large }));
    const file = await editor.exportFrom(mine);
    expect(file.content.files).toEqual([{ key: large.id, name: 'guide.pdf', content: null }]);
    expect(await editor.compare(mine, file)).toMatchObject({ differences: [], warnings: [] });
    const target = await buildProject(server.ownerDb, { slug: 'small-room', orgId: project.orgId });
    const { warnings, differences } = await editor.importInto(target, file);
    expect(warnings.map(({ key, name }) => `${key} ${name?.en}`).toSorted()).toEqual([
      'articleFileMissing Also large',
      'articleFileMissing Large',
    ]);
    expect(differences.flatMap(({ what, name }) => (what === 'article' ? [name?.en] : []))).toEqual(['Also large']);
    const made = await editor.client.call(createProjectFromFile, {
      org: project.orgId,
      domain: 'made-without-paper',
      title_sc: '',
      title_tc: '',
      title_en: '',
      content: '1',
      file: asFile(file),
    });
    expect(made.lacking.map(({ en }) => en).toSorted()).toEqual(['Also large', 'Large']);
  });

  it('are not in a project that is made of a file without its content', async () => {
    const own = {
      org: project.orgId,
      title_sc: '',
      title_tc: '',
      title_en: '',
      file: asFile(await editor.exportFrom(project)),
    };
    const made = async (domain: string, content: '0' | '1') => {
      const { project_id: id } = await editor.client.call(createProjectFromFile, { ...own, domain, content });
      return (await editor.exportFrom({ id })).content.articles.length;
    };
    expect([await made('news-left', '0'), await made('news-taken', '1')]).toEqual([0, 2]);
  });
});
