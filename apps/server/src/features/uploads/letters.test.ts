import { randomUUID } from 'node:crypto';
import { errors } from '@portico/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openLetters } from '../../testing/toy-letters.ts';
import { pdf, png } from './testing/sample-files.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;

beforeAll(async () => {
  opened = await openLetters();
});
afterAll(() => opened.close());

const unknown = { status: errors.unknownFile.status };

describe('a recommender’s upload', () => {
  it('is kept for the letter, and counts as no file of the applicant', async () => {
    const asked = await opened.ask();
    const { status, data, cookies } = await opened.bring(asked.token, asked.id, pdf);
    expect(status).toBe(200);
    expect(data).toMatchObject({ url: `/v1/public/file/${data.uid}`, name: 'paper.pdf', type: 'application/pdf' });
    expect(await opened.fileRow(data.uid)).toMatchObject({
      project_id: asked.project.id,
      applicant_id: asked.applicant.id,
      recommendation_id: asked.id,
      field_key: 'paper',
      bound_at: null,
    });
    expect(cookies.join()).toContain('portico_letter_files=');
  });

  it('twice with one key is one file', async () => {
    const asked = await opened.ask();
    const once = await opened.bring(asked.token, asked.id, pdf, { key: 'letter-key' });
    const twice = await opened.bring(asked.token, asked.id, pdf, { key: 'letter-key' });
    expect(twice.data.uid).toBe(once.data.uid);
  });

  it('goes by the rules of the field', async () => {
    const { token, id } = await opened.ask();
    expect(await opened.bring(token, id, Buffer.from('text'), { name: 'a.txt' })).toMatchObject({
      status: errors.fileType.status,
    });
    const wordless = await opened.bring(token, id, pdf, { field: 'praise' });
    expect(wordless).toMatchObject({ status: errors.unknownField.status });
  });

  it('is for the fields of recommenders alone, as an applicant’s is for the others', async () => {
    const asked = await opened.ask();
    const own = { field: 'any', menu: 'papers' };
    expect(await opened.bring(asked.token, asked.id, pdf, own)).toMatchObject({ http: 403 });
    const theirs = { field: 'paper', menu: 'letter' };
    expect(await opened.upload(asked.applicant.token, pdf, theirs)).toMatchObject({ http: 403 });
  });

  it('is refused to whoever was not asked for this letter', async () => {
    const asked = await opened.ask();
    const other = await opened.ask({ applicant: asked.applicant });
    const foreign = await opened.ask({ project: opened.elsewhere });
    const nowhere = { http: 404 };
    expect(await opened.bring(other.token, asked.id, pdf)).toMatchObject(nowhere);
    expect(await opened.bring(foreign.token, asked.id, pdf)).toMatchObject(nowhere);
    expect(await opened.bring(asked.applicant.token, asked.id, pdf)).toMatchObject(nowhere);
    expect(await opened.bring(asked.token, randomUUID(), pdf)).toMatchObject(nowhere);
    expect(await opened.upload(asked.token, pdf, { field: 'paper', menu: 'letter' })).toMatchObject(nowhere);
    expect(await opened.bring('nobody', asked.id, pdf)).toMatchObject({ http: 401 });
    const known = opened.ownerDb.selectFrom('stored_files').select('id').where('recommendation_id', '=', asked.id);
    expect(await known.execute()).toEqual([]);
  });

  it.each([
    ['letterDeclined', { state: 'declined', declined_at: frozenNow }],
    ['letterWritten', { state: 'written', written_at: frozenNow }],
    ['linkBroken', { state: 'withdrawn', withdrawn_at: frozenNow }],
  ] as const)('is refused with %s where the request is over', async (key, standing) => {
    const asked = await opened.ask();
    await opened.ownerDb.updateTable('recommendations').set(standing).where('id', '=', asked.id).execute();
    expect((await opened.bring(asked.token, asked.id, pdf)).status).toBe(errors[key].status);
  });

  it('has a room of its own, beside the applicant’s', async () => {
    const asked = await opened.ask({ project: opened.elsewhere });
    const set = (megabytes: number) =>
      opened.ownerDb
        .updateTable('projects')
        .set({ files_per_person_mb: megabytes })
        .where('id', '=', opened.elsewhere.id)
        .execute();
    await set(1);
    const almost = Buffer.concat([pdf, Buffer.alloc(900_000)]);
    expect(await opened.bring(asked.token, asked.id, almost)).toMatchObject({ status: 200 });
    const full = await opened.bring(asked.token, asked.id, almost);
    const own = await opened.upload(asked.applicant.token, almost);
    await set(500);
    expect(full).toMatchObject({ status: errors.quotaPerson.status });
    expect(own).toMatchObject({ status: 200 });
  });
});

describe('a file of a letter is opened', () => {
  it('by its recommender, by header and by cookie, whichever way they came in', async () => {
    const asked = await opened.ask();
    const { data, cookies } = await opened.bring(asked.token, asked.id, await png(), { name: 'a.png' });
    expect(await opened.open(data.uid, { token: asked.token })).toBe(200);
    expect(await opened.open(data.uid, { token: await opened.byCode(asked.email) })).toBe(200);
    const cookie = cookies.map((one: string) => one.slice(0, one.indexOf(';'))).join('; ');
    expect(await opened.open(data.uid, { cookie })).toBe(200);
    expect((await opened.read(`${data.url}/office`, { cookie })).status).toBe(200);
  });

  it('by nobody else: neither the applicant nor another recommender nor a stranger', async () => {
    const asked = await opened.ask();
    const other = await opened.ask({ applicant: asked.applicant });
    const foreign = await opened.ask({ project: opened.elsewhere });
    const { data } = await opened.bring(asked.token, asked.id, pdf);
    const { cookies } = await opened.bring(other.token, other.id, pdf);
    const cookie = cookies.map((one: string) => one.slice(0, one.indexOf(';'))).join('; ');
    const tokens = [asked.applicant.token, other.token, foreign.token, foreign.applicant.token, 'nobody'];
    for (const token of [...tokens, await opened.byCode(other.email)])
      expect(await opened.open(data.uid, { token })).toBe(404);
    for (const headers of [{ cookie }, {}]) expect(await opened.open(data.uid, headers)).toBe(404);
    expect((await opened.read(`${data.url}/office`, { token: asked.applicant.token })).status).toBe(404);
  });

  it('by nobody once the request was taken back', async () => {
    const asked = await opened.ask();
    const { data } = await opened.bring(asked.token, asked.id, pdf);
    await opened.ownerDb
      .updateTable('recommendations')
      .set({ state: 'withdrawn', withdrawn_at: frozenNow })
      .where('id', '=', asked.id)
      .execute();
    expect(await opened.open(data.uid, { token: asked.token })).toBe(404);
    expect(await opened.open(data.uid, { token: await opened.byCode(asked.email) })).toBe(404);
  });

  it.each([
    ['never', null, 404],
    ['never', false, 404],
    ['unlessWaived', null, 404],
    ['unlessWaived', true, 404],
    ['unlessWaived', false, 200],
    ['always', null, 200],
  ])('by the applicant once written: %s, waived %s gives %i', async (policy, waived, expected) => {
    const { ownerDb, here } = opened;
    const asked = await opened.ask();
    const [named, loose] = await Promise.all([pdf, pdf].map((file) => opened.bring(asked.token, asked.id, file)));
    await ownerDb
      .insertInto('letter_waivers')
      .values({ application_id: asked.applicationId, project_id: here.id, waived, notice: '', at: frozenNow })
      .execute();
    await opened.setPolicy(here, policy);
    const uid = named?.data.uid;
    expect(await opened.save(asked.token, asked.id, { paper: [{ uid, name: 'x', url: '/x' }] })).toMatchObject({
      status: 200,
    });
    const before = await opened.open(uid, { token: asked.applicant.token });
    const submitted = await opened.submit(asked.token, asked);
    const after = await opened.open(uid, { token: asked.applicant.token });
    const beside = await opened.open(loose?.data.uid, { token: asked.applicant.token });
    const other = await opened.ask();
    const foreign = await opened.open(uid, { token: other.applicant.token });
    await opened.setPolicy(here);
    expect(submitted.status).toBe(200);
    expect({ before, after, beside, foreign }).toEqual({ before: 404, after: expected, beside: 404, foreign: 404 });
  });
});

describe('a letter that names files', () => {
  const naming = (...uids: readonly string[]) => ({ paper: uids.map((uid) => ({ uid, name: 'x', url: '/x' })) });

  it('binds them, and lets go of those it no longer names', async () => {
    const { token, id } = await opened.ask();
    const { data: first } = await opened.bring(token, id, pdf);
    const { data: second } = await opened.bring(token, id, pdf);
    const saved = await opened.save(token, id, naming(first.uid));
    expect(saved).toMatchObject({ status: 200 });
    expect((await opened.fileRow(first.uid))?.bound_at).not.toBeNull();
    await opened.save(token, id, naming(second.uid), Number(saved.data.revision));
    expect(await opened.fileRow(first.uid)).toMatchObject({ bound_at: null, unbound_at: frozenNow });
    expect((await opened.fileRow(second.uid))?.bound_at).not.toBeNull();
  });

  it('names neither those of another letter nor those of the applicant', async () => {
    const asked = await opened.ask();
    const other = await opened.ask({ applicant: asked.applicant });
    const { data: theirs } = await opened.bring(other.token, other.id, pdf);
    const { data: own } = await opened.upload(asked.applicant.token, pdf);
    for (const uid of [theirs.uid, own.uid, randomUUID()])
      expect(await opened.save(asked.token, asked.id, naming(uid))).toMatchObject(unknown);
  });

  it('is not in the way of the applicant, who names none of its files', async () => {
    const asked = await opened.ask();
    const { data } = await opened.bring(asked.token, asked.id, pdf);
    await opened.save(asked.token, asked.id, naming(data.uid));
    // Another version of the form may have given the same key to a question of the applicant.
    await opened.ownerDb.updateTable('stored_files').set({ field_key: 'any' }).where('id', '=', data.uid).execute();
    const basic = (files: object) => {
      const sent = { menuid: 'papers', revision: '0', changes: JSON.stringify({ any: files }) };
      return opened.post('/v1/enroll/apply/basic', sent, asked.applicant.token);
    };
    expect(await basic(naming(data.uid).paper)).toMatchObject(unknown);
    expect(await basic([])).toMatchObject({ status: 200 });
    expect((await opened.fileRow(data.uid))?.bound_at).not.toBeNull();
  });
});
