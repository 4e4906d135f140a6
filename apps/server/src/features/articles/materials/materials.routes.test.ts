import { randomUUID } from 'node:crypto';
import { addContentFile, staffContentFilePath } from '@portico/contract/content-files';
import type { ContentFile } from '@portico/contract/content-files.schemas';
import { article as readArticle, tidings } from '@portico/contract/articles';
import { addMaterialDownload, reviewMaterials } from '@portico/contract/materials';
import { listArticles, publishArticle, saveArticle, withdrawArticle } from '@portico/contract/staff-articles';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepStrays } from '../../../domain/files/sweep/sweep-strays.ts';
import { buildPng } from '../../../platform/files/pictures/testing/build-png.ts';
import { openClient, refused, type TestClient } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { toyArticle } from '../../../testing/toys/toy-articles.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let editor: TestClient;
let anybody: TestClient;
let count = 0;

beforeAll(async () => {
  server = await openTestServer();
  anybody = openClient(server.app);
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  project = await buildProject(server.ownerDb, { slug: `materials-${count}` });
  const { id: projectId, orgId } = project;
  editor = anybody.as(await buildStaff(server.ownerDb, { role: 'editor', projectId, orgId }));
});

const pdf = (words = 'paper') => new File([`%PDF-1.4 ${words}`], 'paper.pdf');
const add = (file = pdf(), client = editor) => client.call(addContentFile, { project: project.id, file });

async function save(id: string, file: ContentFile | null, changes: Partial<ArticleContent> = {}, revision = 0) {
  const content = toyArticle('Paper', { file, ...changes });
  await editor.call(saveArticle, { project: project.id, article: id, kind: 'download', revision, content });
}
async function offer(file: ContentFile, changes: Partial<ArticleContent> = {}): Promise<string> {
  const id = randomUUID();
  await save(id, file, changes);
  await editor.call(publishArticle, { project: project.id, article: id, revision: 1 });
  return id;
}
const urlOf = ({ id }: ContentFile) => `/v1/public/file/content/${project.id}/${id}`;
const statusFor = async (file: ContentFile, client: TestClient) => (await client.fetch(urlOf(file))).status;

describe('a file of the downloads', () => {
  it('is had by those for whom it is published, and by nobody before and afterwards', async () => {
    const person = anybody.as(await buildApplicant(server.ownerDb, project));
    const file = await add();
    expect(file).toMatchObject({ name: 'paper.pdf', type: 'application/pdf', size: 14 });
    const id = randomUUID();
    await save(id, file);
    expect([await statusFor(file, anybody), await statusFor(file, person)]).toEqual([404, 404]);
    await editor.call(publishArticle, { project: project.id, article: id, revision: 1 });
    const { list } = await person.call(reviewMaterials, {});
    expect(list).toMatchObject([{ id, file_name: 'paper.pdf', file_size: 14, is_downloaded: 0, url: urlOf(file) }]);
    const answer = await person.fetch(`${urlOf(file)}?download=1`);
    expect(await answer.text()).toBe('%PDF-1.4 paper');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=paper.pdf');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    await editor.call(withdrawArticle, { project: project.id, article: id });
    expect(await statusFor(file, person)).toBe(404);
  });

  it('is only for its audience', async () => {
    const person = anybody.as(await buildApplicant(server.ownerDb, project));
    const all = { signedInOnly: false, batches: [], states: [] };
    const closed = await add(pdf('closed'));
    const later = await add(pdf('later'));
    const done = await add(pdf('done'));
    await offer(closed, { audience: { ...all, signedInOnly: true } });
    await offer(later, { from: frozenNow.getTime() / 1000 + 60 });
    const forDone = await offer(done, { audience: { ...all, states: [2] } });
    expect([await statusFor(closed, anybody), await statusFor(closed, person)]).toEqual([404, 200]);
    expect([await statusFor(later, person), await statusFor(done, person)]).toEqual([404, 404]);
    expect((await person.call(reviewMaterials, {})).list).toHaveLength(1);
    expect(await refused(person.call(addMaterialDownload, { id: forDone }))).toBe('notFound');
    expect(await refused(anybody.call(reviewMaterials, {}))).toBe('notSignedIn');
  });

  it('is nobody’s in another project', async () => {
    const file = await add();
    const id = await offer(file);
    const other = await buildProject(server.ownerDb, { slug: `materials-other-${count}` });
    const stranger = anybody.as(await buildApplicant(server.ownerDb, other));
    expect(await refused(stranger.call(addMaterialDownload, { id }))).toBe('notFound');
    expect((await anybody.fetch(`/v1/public/file/content/${other.id}/${file.id}`)).status).toBe(404);
    const of = { projectId: other.id, orgId: other.orgId };
    const foreign = anybody.as(await buildStaff(server.ownerDb, { role: 'editor', ...of }));
    expect(await refused(add(pdf(), foreign))).toBe('notFound');
    const staffUrl = (of: string) => `${staffContentFilePath}?project=${of}&file=${file.id}`;
    expect((await foreign.fetch(staffUrl(project.id))).status).toBe(404);
    expect((await foreign.fetch(staffUrl(other.id))).status).toBe(404);
    expect((await editor.fetch(staffUrl(project.id))).status).toBe(200);
    const content = toyArticle('Stolen', { file });
    const stealing = { project: other.id, article: randomUUID(), kind: 'download', revision: 0, content } as const;
    expect(await refused(foreign.call(saveArticle, stealing))).toBe('contentFileGone');
  });

  it('counts each download, and each file anew', async () => {
    const person = anybody.as(await buildApplicant(server.ownerDb, project));
    const other = anybody.as(await buildApplicant(server.ownerDb, project));
    const id = await offer(await add());
    await Promise.all([1, 2].map(() => person.call(addMaterialDownload, { id })));
    await other.call(addMaterialDownload, { id });
    expect((await person.call(reviewMaterials, {})).list).toMatchObject([{ is_downloaded: 1 }]);
    const { list } = await editor.call(listArticles, { project: project.id, kind: 'download' });
    expect(list).toMatchObject([{ article: id, downloads: 3, readers: 2 }]);
    // Another file has not been downloaded yet.
    await save(id, await add(pdf('second')), {}, 1);
    await editor.call(publishArticle, { project: project.id, article: id, revision: 2 });
    expect((await person.call(reviewMaterials, {})).list).toMatchObject([{ is_downloaded: 0 }]);
  });

  it('has the facts that the server knows, whatever the browser says', async () => {
    const file = await add();
    await offer({ ...file, name: 'x.exe', type: 'text/html', size: 1 });
    const person = anybody.as(await buildApplicant(server.ownerDb, project));
    expect((await person.call(reviewMaterials, {})).list).toMatchObject([
      { file_name: 'paper.pdf', file_type: 'application/pdf', file_size: 14 },
    ]);
  });

  it('must be there before it is published', async () => {
    const id = randomUUID();
    await save(id, null);
    const about = { project: project.id, article: id, revision: 1 };
    expect(await refused(editor.call(publishArticle, about))).toBe('materialWithoutFile');
  });

  it.each([
    ['a script', new File(['<script>'], 'a.html'), 'fileContent'],
    ['one thing under the name of another', new File(['MZ'], 'a.pdf'), 'fileContent'],
    ['nothing', new File([], 'a.pdf'), 'fileEmpty'],
  ])('is not %s', async (_what, file, why) => {
    expect(await refused(add(file))).toBe(why);
  });
});

it('a file that nothing names goes after a week, with its bytes; one of a draft or of an article stays', async () => {
  const [unnamed, drafted, published] = [await add(), await add(), await add()];
  await save(randomUUID(), drafted);
  await offer(published);
  await server.ownerDb
    .updateTable('content_files')
    .set({ named_at: new Date('2020-01-01T00:00:00Z') })
    .where('project_id', '=', project.id)
    .execute();
  await add();
  const sizeOf = ({ id }: ContentFile) => server.storage.size(`files/${id}`);
  await sweepStrays(server.database.jobs, server.storage, new Date(Date.now() + 2 * 86_400_000));
  expect([await sizeOf(unnamed), await sizeOf(drafted), await sizeOf(published)]).toEqual([undefined, 14, 14]);
});

describe('pictures of an article', () => {
  const picture = (side: number) =>
    new File([new Uint8Array(buildPng(side, 8, Buffer.alloc(side * (side + 1))))], 'a.png');
  const published = async (content: ArticleContent) => {
    const id = randomUUID();
    await editor.call(saveArticle, { project: project.id, article: id, kind: 'news', revision: 0, content });
    await editor.call(publishArticle, { project: project.id, article: id, revision: 1 });
    return id;
  };
  const inAll = (text: string) => ({ sc: text, tc: text, en: text });

  it('come with addresses for its readers, and with it alone', async () => {
    const person = anybody.as(await buildApplicant(server.ownerDb, project));
    const [cover, inside] = [await add(picture(8)), await add(picture(16))];
    expect(cover).toMatchObject({ type: 'image/png', width: 8, height: 8 });
    const text = inAll(`<p>x</p><img src="/content/${inside.id}" alt="" width="16" height="16">`);
    const audience = { signedInOnly: true, batches: [], states: [] };
    const id = await published(toyArticle('Pictures', { cover, text, audience }));
    const shown = await person.call(readArticle, { id });
    expect(shown.cover).toEqual({ url: urlOf(cover), width: 8, height: 8 });
    expect(shown.content.tc).toContain(`src="${urlOf(inside)}"`);
    for (const file of [cover, inside]) {
      expect([await statusFor(file, anybody), await statusFor(file, person)]).toEqual([404, 200]);
    }
    await editor.call(withdrawArticle, { project: project.id, article: id });
    expect(await statusFor(inside, person)).toBe(404);
  });

  it.each([
    ['from elsewhere', () => ({ text: inAll('<img src="https://example.org/a.png" alt="">') }), 'articleUnsound'],
    ['of nobody', () => ({ text: inAll(`<img src="/content/${randomUUID()}" alt="">`) }), 'contentFileGone'],
    ['that is none', async () => ({ cover: await add() }), 'contentFileGone'],
  ])('cannot be one %s', async (_what, changes, why) => {
    const content = toyArticle('x', await changes());
    const about = { project: project.id, article: randomUUID(), kind: 'news', revision: 0, content } as const;
    expect(await refused(editor.call(saveArticle, about))).toBe(why);
  });
});

it('figures are read by applicants as staff wrote them, and each row has all columns', async () => {
  const label = { sc: '年', tc: '年', en: 'Year' };
  const figures = { chart: 'bar', corner: label, columns: [label], rows: [{ label, values: [1.5] }] } as const;
  const about = { project: project.id, article: randomUUID(), kind: 'trend', revision: 0 } as const;
  const content = toyArticle('Trend', { figures: { ...figures, columns: [label], rows: [{ label, values: [1.5] }] } });
  await editor.call(saveArticle, { ...about, content });
  await editor.call(publishArticle, { project: project.id, article: about.article, revision: 1 });
  expect((await anybody.call(tidings, { kind: 'trend', project_id: project.id })).list).toHaveLength(1);
  expect((await anybody.call(readArticle, { id: about.article, project_id: project.id })).figures).toEqual(figures);
  const lame = { ...content, figures: { ...figures, columns: [label, label], rows: [{ label, values: [1] }] } };
  expect(await refused(editor.call(saveArticle, { ...about, revision: 1, content: lame }))).toBe('malformed');
});
