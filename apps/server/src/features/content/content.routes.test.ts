import { logoff } from '@portico/contract/accounts';
import { readSinglePage, singlePage, singlePages } from '@portico/contract/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, toyText, type ToyProject, toyPassword } from '../../testing/toys/toy-tenants.ts';
import { InvalidPage, publishPage } from '../../domain/content/publish-page.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
let stranger: ToyProject;

const seconds = frozenNow.getTime() / 1000;
const content = { sc: '<p>须知</p>', tc: '<p>須知</p>', en: '<p>Known items</p>' };
const knownItems = { key: 'known-items', title: toyText('Known'), content, consent: toyText('I know') };
const notice = { key: 'visa', title: toyText('Visa'), content };

const publish = (page: Parameters<typeof publishPage>[2], to = project) =>
  publishPage(server.database.forProject(to), to.id, page, frozenNow);
const pageOf = async (key: string) => await portal.call(singlePage, { key });
const list = async (token: string) => (await portal.as({ token }).call(singlePages, {})).list;
const read = (id: string, token?: string) => portal.as({ token }).call(readSinglePage, { id });

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'content' });
  stranger = await buildProject(server.ownerDb, { slug: 'content-stranger' });
  portal = openTestPortal(server, project);
  await publish(knownItems);
  await publish(notice);
});
afterAll(() => server.close());

describe('a page', () => {
  it('is read by anybody, by its key or by the id of an edition', async () => {
    const data = await portal.call(singlePage, { key: 'known-items' });
    expect(data).toEqual({ ...knownItems, id: data.id, edition: 1, publish_time: seconds });
    expect(await portal.call(singlePage, { id: data.id })).toEqual(data);
    expect(await pageOf('visa')).toMatchObject({ consent: null });
  });

  it('is not found under another key, nor by another tenant', async () => {
    const { id } = await pageOf('visa');
    expect(await refused(portal.call(singlePage, { key: 'unwritten' }))).toBe('notFound');
    const elsewhere = openTestPortal(server, stranger);
    expect(await refused(elsewhere.call(singlePage, { key: 'visa' }))).toBe('notFound');
    expect(await refused(elsewhere.call(singlePage, { id }))).toBe('notFound');
  });

  it.each([{}, { key: '' }, { key: 'Known Items' }, { key: 'a', id: '00000000-0000-4000-8000-000000000000' }])(
    'must be named in one way: %o',
    async (parameters) => {
      expect(await refused(portal.call(singlePage, parameters))).toBe('malformed');
    },
  );
});

describe('ticking', () => {
  it('is kept for the applicant, with the first time', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const other = await buildApplicant(server.ownerDb, project);
    expect(await list(token)).toMatchObject([
      { key: 'known-items', consent: toyText('I know'), is_read: 0, read_time: 0 },
      { key: 'visa', consent: null, is_read: 0 },
    ]);
    const { id } = await pageOf('known-items');
    expect(await read(id, token)).toEqual({ id, is_read: 1, read_time: seconds });
    server.clock.set(new Date(frozenNow.getTime() + 60_000));
    expect((await read(id, token)).read_time).toBe(seconds);
    server.clock.set(frozenNow);
    expect(await list(token)).toMatchObject([{ id, is_read: 1, read_time: seconds }, { is_read: 0 }]);
    expect(await list(other.token)).toMatchObject([{ is_read: 0 }, { is_read: 0 }]);
  });

  it('many times at once counts once', async () => {
    const { id: applicantId, token } = await buildApplicant(server.ownerDb, project);
    const { id } = await pageOf('visa');
    await Promise.all(Array.from({ length: 8 }, () => read(id, token)));
    const rows = await server.ownerDb
      .selectFrom('page_readings')
      .select('page_id')
      .where('applicant_id', '=', applicantId)
      .execute();
    expect(rows).toEqual([{ page_id: id }]);
  });

  it('needs a session and a page of the project', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const theirs = await buildApplicant(server.ownerDb, stranger);
    const { id } = await pageOf('visa');
    expect(await refused(read(id))).toBe('notSignedIn');
    expect(await refused(portal.call(singlePages, {}))).toBe('notSignedIn');
    expect(await refused(read(id, theirs.token))).toBe('notFound');
    expect(await refused(read('00000000-0000-4000-8000-000000000000', token))).toBe('notFound');
    expect(await refused(read('x', token))).toBe('malformed');
    expect(await list(theirs.token)).toEqual([]);
  });

  it('goes with the account', async () => {
    const { id, token } = await buildApplicant(server.ownerDb, project, { userType: 'ssm' });
    await read((await pageOf('visa')).id, token);
    expect(await outcome(portal.as({ token }).call(logoff, { old_password: toyPassword }))).toBe('done');
    const rows = server.ownerDb.selectFrom('page_readings').select('page_id').where('applicant_id', '=', id);
    expect(await rows.execute()).toEqual([]);
  });
});

describe('a new edition', () => {
  it('is asked for anew, and the one that was ticked can still be read', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    await publish({ ...knownItems, key: 'terms' });
    const before = await pageOf('terms');
    await read(before.id, token);
    expect(await publish({ ...knownItems, key: 'terms', title: toyText('Newer') })).toBe(2);
    const after = await pageOf('terms');
    expect(after).toMatchObject({ edition: 2, title: toyText('Newer') });
    const terms = async () => (await list(token)).find(({ key }: { key: string }) => key === 'terms');
    expect(await terms()).toMatchObject({ id: after.id, is_read: 0 });
    expect(await portal.call(singlePage, { id: before.id })).toEqual(before);
    await read(after.id, token);
    expect(await terms()).toMatchObject({ is_read: 1 });
  });

  it('is refused where words are missing, or where something in it could do more than be read', async () => {
    const blank = { ...content, tc: ' ' };
    await expect(publish({ ...knownItems, key: 'x', content: blank })).rejects.toThrow(InvalidPage);
    const hostile = { ...content, en: '<p onclick="alert(1)">a</p>' };
    await expect(publish({ ...knownItems, key: 'x', content: hostile })).rejects.toThrow(/x is not sound: en, /);
    await expect(publish({ ...knownItems, key: 'No key' })).rejects.toThrow('check constraint');
    expect(await refused(portal.call(singlePage, { key: 'x' }))).toBe('notFound');
  });

  it('is written for no other project, and cannot be changed', async () => {
    const db = server.database.forProject(project);
    await expect(publishPage(db, stranger.id, notice, frozenNow)).rejects.toThrow('row-level security');
    const change = db.updateTable('single_pages').set({ edition: 9 }).execute();
    await expect(change).rejects.toThrow('permission denied');
  });
});
