import { logoff } from '@portico/contract/accounts';
import { exportApplication } from '@portico/contract/documents';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, buildApplicant, toyPassword } from '../../testing/toys/toy-tenants.ts';
import { refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openDocumentTests } from '../../domain/documents/testing/documents-fixture.ts';

let tests: Awaited<ReturnType<typeof openDocumentTests>>;
beforeAll(async () => {
  tests = await openDocumentTests('documents');
});
afterAll(() => tests.close());

describe('a small application', () => {
  it('is there at once, with what was answered and what shows', async () => {
    const rows = { jobs: [{ employer: { value: '江明大学' }, since: { value: '2024' } }] };
    const fields = { name: '林嘉禾', essay: `${'我研究几何流。'.repeat(30)}\n第二段。`, asked: 'no', told: 'secret' };
    const { token } = await tests.applicant(fields, rows);
    const document = await tests.request(token);
    expect(document).toMatchObject({ state: 'ready', of: 2, done: 2, url: `/v1/public/file/document/${document.uid}` });
    const { text, bookmarks } = await tests.read(document.url, token);
    for (const part of ['姓名 Name', '林嘉禾', '第二段。', '江明大学', 'Toy Person', '草稿'])
      expect(text).toContain(part);
    for (const hidden of ['secret', '隐藏', 'opinion']) expect(text).not.toContain(hidden);
    // The project offers no traditional Chinese.
    expect(text).not.toContain('個人陳述');
    expect(bookmarks).toEqual(['基本信息   About you', 'jobs']);
  });

  it('is the same one while nothing changed, and another one afterwards', async () => {
    const { id, token } = await tests.applicant({ name: 'Before' });
    const [first, second] = await Promise.all([tests.request(token), tests.request(token)]);
    const third = await tests.request(token);
    expect(new Set([first, second, third].map(({ uid }) => uid)).size).toBe(1);
    await tests.answer(id, { name: 'After' });
    const { uid, url } = await tests.request(token);
    expect(uid).not.toBe(third.uid);
    expect((await tests.read(url, token)).text).toContain('After');
  });

  it('is made at once for one call of a person at a time; the others are left to the queue', async () => {
    const { token } = await tests.applicant({ name: 'Eager' });
    const client = tests.client.as({ token });
    const documents = await Promise.all(
      (['sc', 'tc', 'en'] as const).map((language) => client.call(exportApplication, {}, { language })),
    );
    const { rows } = await sql<{ waits: boolean }>`
      select run_at > now() + interval '30 seconds' as waits from graphile_worker._private_jobs
      where key = any (${documents.map(({ uid }) => uid)})`.execute(tests.ownerDb);
    expect(rows).toHaveLength(3);
    expect(rows.filter(({ waits }) => waits)).toHaveLength(1);
  });

  it('is kept only a few times over', async () => {
    const { id, token } = await tests.applicant({ name: '0' });
    for (let count = 1; count <= 5; count += 1) {
      await tests.answer(id, { name: `Name ${count}` });
      expect((await tests.request(token)).state).toBe('ready');
    }
    const stored = await tests.ownerDb
      .selectFrom('documents')
      .select('content')
      .where('applicant_id', '=', id)
      .execute();
    expect(stored).toEqual([{ content: '' }, { content: '' }, { content: '' }]);
  });

  it('carries number and digest once it is submitted', async () => {
    const { id, token } = await tests.applicant({ name: '林嘉禾' });
    const { ownerDb, project } = tests;
    const { id: application } = await ownerDb
      .updateTable('applications')
      .set({ state: 2, number: '202601000007', submitted_at: frozenNow })
      .where('applicant_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: version } = await ownerDb
      .selectFrom('form_versions')
      .select('id')
      .where('project_id', '=', project.id)
      .executeTakeFirstOrThrow();
    await ownerDb
      .insertInto('submissions')
      .values({
        id: application,
        project_id: project.id,
        application_id: application,
        applicant_id: id,
        batch_id: project.batchId,
        form_version_id: version,
        number: '202601000007',
        sequence: 7,
        snapshot: '{}',
        hash: 'cd'.repeat(32),
        receipt: '{}',
        submitted_at: frozenNow,
      })
      .execute();
    const { name, url } = await tests.request(token);
    expect(name).toContain('202601000007');
    const { pages, text } = await tests.read(url, token);
    expect(pages.every((page) => page.includes(`202601000007 SHA-256 ${'cd'.repeat(32)}`))).toBe(true);
    expect(text).not.toContain('草稿');
  });
});

describe('a document', () => {
  it('is its owner’s, for as long as it lasts', async () => {
    const { token } = await tests.applicant({ name: 'Mine' });
    const { uid, url } = await tests.request(token);
    const fetch = (address: string, who?: string) => tests.client.as({ token: who }).fetch(address);
    const other = await tests.applicant();
    const elsewhere = await buildProject(tests.ownerDb, { slug: 'documents-elsewhere' });
    const foreign = await buildApplicant(tests.ownerDb, elsewhere);
    const answers = await Promise.all([
      fetch(url, token),
      fetch(url, other.token),
      fetch(url, foreign.token),
      fetch(url),
      fetch(`${url}x`, token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404]);
    expect(Object.fromEntries(answers[0]?.headers ?? [])).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect((await fetch(`${url}?download=1`, token)).headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"]*"; filename\*=UTF-8''/,
    );
    expect(await refused(tests.state(uid, other.token))).toBe('notFound');
    expect(await refused(tests.state(uid, foreign.token))).toBe('notFound');
    tests.clock.set(new Date(frozenNow.getTime() + 61 * 60_000));
    expect((await fetch(url, token)).status).toBe(404);
    tests.clock.set(frozenNow);
  });

  it('is opened by the cookie that comes along', async () => {
    const { token } = await tests.applicant({ name: 'Cookie' });
    const client = tests.client.as({ token });
    const { url } = await client.call(exportApplication, {});
    const cookie = client.cookies[0]?.split(';')[0] ?? '';
    expect((await tests.client.as({ cookie }).fetch(url)).status).toBe(200);
  });

  it('goes with its owner', async () => {
    const { id, token } = await tests.applicant({ name: 'Leaving' });
    const { uid } = await tests.request(token);
    expect(await tests.storage.size(`documents/${uid}`)).toBeGreaterThan(1_000);
    await tests.client.as({ token }).call(logoff, { old_password: toyPassword });
    expect(await tests.storage.size(`documents/${uid}`)).toBeUndefined();
    const rows = await tests.ownerDb.selectFrom('documents').select('id').where('applicant_id', '=', id).execute();
    expect(rows).toEqual([]);
  });
});

describe('whoever is not signed in', () => {
  it('gets none, nor where there is no form', async () => {
    expect(await refused(tests.request())).toBe('notSignedIn');
    const bare = await buildProject(tests.ownerDb, { slug: 'documents-bare' });
    const { token } = await buildApplicant(tests.ownerDb, bare);
    expect(await refused(tests.request(token))).toBe('notOffered');
  });
});
