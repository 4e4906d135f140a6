import { randomUUID } from 'node:crypto';
import { article, faq, notices, readNotice, tidings } from '@portico/contract/articles';
import {
  articleDraft,
  listArticles,
  publishArticle,
  removeArticle,
  saveArticle,
  withdrawArticle,
} from '@portico/contract/staff-articles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, outcome, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { toyArticle } from '../../testing/toys/toy-articles.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
let stranger: ToyProject;
let editor: ReturnType<ReturnType<typeof openClient>['as']>;

const at = (hours: number) => frozenNow.getTime() / 1000 + hours * 3_600;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'articles' });
  stranger = await buildProject(server.ownerDb, { slug: 'articles-stranger' });
  portal = openTestPortal(server, project);
  editor = openClient(server.app).as(
    await buildStaff(server.ownerDb, { role: 'editor', projectId: project.id, orgId: project.orgId }),
  );
});
afterAll(() => server.close());

type Kind = Parameters<typeof toSave>[0];
const toSave = (kind: 'notice' | 'tidings' | 'news' | 'experience' | 'faq') => kind;

async function published(kind: Kind, content: ReturnType<typeof toyArticle>): Promise<string> {
  const id = randomUUID();
  await editor.call(saveArticle, { project: project.id, article: id, kind, revision: 0, content });
  await editor.call(publishArticle, { project: project.id, article: id, revision: 1 });
  return id;
}
const idsOf = async (token?: string) =>
  (await portal.as({ token }).call(notices, {})).list.map(({ title }) => title.en);

describe('what people see', () => {
  it('is what was published, pinned first and then the newest, page by page, each once', async () => {
    for (const [index, pinned] of [false, true, false, false].entries())
      await published('news', toyArticle(`News ${index}`, { pinned, from: at(-index - 1) }));
    await published('news', toyArticle('Tomorrow', { from: at(24) }));
    await published('news', toyArticle('Over', { from: at(-48), until: at(-24) }));
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await portal.call(tidings, { kind: 'news', size: 1, ...(after === undefined ? {} : { after }) });
      seen.push(...page.list.map(({ title }) => title.en));
      after = page.next || undefined;
    } while (after !== undefined);
    expect(seen).toEqual(['News 1', 'News 0', 'News 2', 'News 3']);
  });

  it('is only for those whom it addresses', async () => {
    const person = await buildApplicant(server.ownerDb, project);
    const all = { signedInOnly: false, batches: [], states: [] };
    await published('notice', toyArticle('Everybody'));
    const closed = await published('notice', toyArticle('Signed in', { audience: { ...all, signedInOnly: true } }));
    await published('notice', toyArticle('Writing', { audience: { ...all, states: [0, 1] } }));
    const done = await published('notice', toyArticle('Submitted', { audience: { ...all, states: [2] } }));
    expect(await idsOf()).toEqual(['Everybody']);
    expect((await idsOf(person.token)).toSorted()).toEqual(['Everybody', 'Signed in', 'Writing']);
    expect(await refused(portal.call(article, { id: closed }))).toBe('notFound');
    expect(await refused(portal.as(person).call(article, { id: done }))).toBe('notFound');
    expect(await refused(portal.as(person).call(readNotice, { id: done }))).toBe('notFound');
    expect(await portal.as(person).call(article, { id: closed })).toMatchObject({ content: { en: '<p>Text</p>' } });
    const elsewhere = openTestPortal(server, stranger);
    expect((await elsewhere.call(notices, {})).list).toEqual([]);
    expect(await refused(elsewhere.call(article, { id: closed }))).toBe('notFound');
  });

  it('is read once, and staff see how many have', async () => {
    const people = [await buildApplicant(server.ownerDb, project), await buildApplicant(server.ownerDb, project)];
    const id = await published('experience', toyArticle('Read'));
    for (const person of people) {
      const as = portal.as(person);
      await Promise.all([as.call(readNotice, { id }), as.call(readNotice, { id })]);
      expect((await as.call(tidings, { kind: 'experience' })).list).toMatchObject([{ is_read: 1 }]);
    }
    const { list } = await editor.call(listArticles, { project: project.id, kind: 'experience' });
    expect(list).toMatchObject([{ article: id, readers: 2, shown: 'shown', isChanged: false }]);
  });

  it('has questions with their answers', async () => {
    await published('faq', toyArticle('May I?', { topic: { sc: '一', tc: '一', en: 'One' } }));
    expect((await portal.call(faq, {})).list).toMatchObject([{ title: { en: 'May I?' }, topic: { en: 'One' } }]);
  });
});

describe('the calendar that anybody may subscribe to', () => {
  const calendarOf = async (projectId: string, file = 'en.ics') =>
    openClient(server.app).fetch(`/v1/public/notice/calendar/${projectId}/${file}`);
  const dated = (title: string, changes = {}) => {
    const text = { sc: '', tc: '', en: title };
    return toyArticle(title, { events: [{ title: text, start: at(24), end: null, place: text }], ...changes });
  };

  it('has the dates that are for everybody, and of this project alone', async () => {
    const audience = { signedInOnly: true, batches: [], states: [] };
    await published('notice', dated('Open day'));
    await published('notice', dated('For some', { audience }));
    await published('notice', dated('Later', { from: at(1) }));
    const answer = await calendarOf(project.id);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const text = await answer.text();
    expect(text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Open day']);
    // A language without words has those of another.
    expect(await (await calendarOf(project.id, 'tc.ics')).text()).toContain('SUMMARY:Open day');
    expect(await (await calendarOf(stranger.id)).text()).not.toContain('VEVENT');
  });

  it.each([['xx.ics'], ['en'], ['en.ics.html']])('is not at %s', async (file) => {
    expect((await calendarOf(project.id, file)).status).toBe(404);
    expect((await calendarOf(randomUUID())).status).toBe(404);
  });
});

describe('staff', () => {
  const save = (id: string, revision: number, changes = {}) =>
    editor.call(saveArticle, {
      project: project.id,
      article: id,
      kind: 'tidings',
      revision,
      content: toyArticle('A', changes),
    });
  const shown = async () => (await portal.call(tidings, {})).list.map(({ title }) => title.en);

  it('change a draft without anybody seeing it, publish, withdraw and remove', async () => {
    const id = randomUUID();
    const about = { project: project.id, article: id };
    expect(await save(id, 0)).toEqual({ revision: 1 });
    // The same once more, as after a lost answer.
    expect(await save(id, 0)).toEqual({ revision: 1 });
    expect(await shown()).toEqual([]);
    expect(await editor.call(publishArticle, { ...about, revision: 1 })).toEqual({ shown: 'shown' });
    await save(id, 1, { title: { sc: 'B', tc: 'B', en: 'B' } });
    expect(await shown()).toEqual(['A']);
    expect(await editor.call(articleDraft, about)).toMatchObject({ revision: 2, published: { revision: 1 } });
    expect(await refused(editor.call(publishArticle, { ...about, revision: 1 }))).toBe('articleChanged');
    await editor.call(publishArticle, { ...about, revision: 2 });
    expect(await shown()).toEqual(['B']);
    expect(await refused(editor.call(removeArticle, { ...about, revision: 2 }))).toBe('articleShown');
    await editor.call(withdrawArticle, about);
    await editor.call(withdrawArticle, about);
    expect(await shown()).toEqual([]);
    await editor.call(removeArticle, { ...about, revision: 2 });
    expect(await refused(editor.call(articleDraft, about))).toBe('notFound');
    const lines = await server.ownerDb.selectFrom('staff_log').select(['action', 'subject']).orderBy('id').execute();
    expect(lines.filter(({ subject }) => JSON.stringify(subject).includes(id)).map(({ action }) => action)).toEqual([
      'added article',
      'published article',
      'changed article',
      'published article',
      'withdrew article',
      'removed article',
    ]);
  });

  it('two at once: one of them is told', async () => {
    const id = randomUUID();
    await save(id, 0);
    const both = ['X', 'Y'].map((title) => outcome(save(id, 1, { title: { sc: title, tc: title, en: title } })));
    expect((await Promise.all(both)).toSorted()).toEqual(['articleChanged', 'done']);
  });

  it.each([
    ['a script', { text: { sc: '', tc: '', en: '<script>alert(1)</script>' } }, 'articleUnsound'],
    ['a script address', { text: { sc: '<a href="javascript:x">x</a>', tc: '', en: '' } }, 'articleUnsound'],
    ['no title', { title: { sc: '', tc: ' ', en: '' } }, 'malformed'],
    ['an end before its start', { from: at(2), until: at(1) }, 'malformed'],
    ['a batch of nobody', { audience: { signedInOnly: false, batches: [randomUUID()], states: [] } }, 'notFound'],
  ])('cannot save %s', async (_what, changes, why) => {
    expect(await refused(save(randomUUID(), 0, changes))).toBe(why);
  });

  it('of another project know nothing of it', async () => {
    const id = randomUUID();
    await save(id, 0);
    const foreign = openClient(server.app).as(
      await buildStaff(server.ownerDb, { role: 'editor', projectId: stranger.id, orgId: stranger.orgId }),
    );
    expect(await refused(foreign.call(articleDraft, { project: project.id, article: id }))).toBe('notFound');
    expect(await refused(foreign.call(articleDraft, { project: stranger.id, article: id }))).toBe('notFound');
    expect(await refused(foreign.call(publishArticle, { project: stranger.id, article: id, revision: 1 }))).toBe(
      'articleGone',
    );
  });
});
