import { randomUUID } from 'node:crypto';
import { saveBasic } from '@portico/contract/applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openLetters } from '../../testing/toys/toy-letters.ts';
import { pdf, png } from './testing/sample-files.ts';
import { uploadFile } from './testing/upload-fixture.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;

beforeAll(async () => {
  opened = await openLetters();
});
afterAll(() => opened.close());

/** Uploads a file for a letter, and returns it with the response's cookies. */
async function bringInBrowser(
  invitation: Awaited<ReturnType<typeof opened.invite>>,
  content: Uint8Array,
  name?: string,
) {
  const client = opened.as(invitation.token);
  const target = { field: 'paper', menu: 'letter', more: { letter: invitation.id } };
  const file = await uploadFile(client, content, name === undefined ? target : { ...target, name });
  return { ...file, cookie: client.cookies.map((one) => one.slice(0, one.indexOf(';'))).join('; ') };
}

describe('a recommender’s upload', () => {
  it('is kept for the letter, and counts as no file of the applicant', async () => {
    const invitation = await opened.invite();
    const { uid, cookie, ...file } = await bringInBrowser(invitation, pdf);
    expect(file).toMatchObject({ url: `/v1/public/file/${uid}`, name: 'paper.pdf', type: 'application/pdf' });
    expect(await opened.fileRow(uid)).toMatchObject({
      project_id: invitation.project.id,
      applicant_id: invitation.applicant.id,
      kind: 'letter',
      sheet_id: invitation.id,
      field_key: 'paper',
      bound_at: null,
    });
    expect(cookie).toContain('portico_letter_files=');
  });

  it('twice with one key is one file', async () => {
    const invitation = await opened.invite();
    const once = await opened.bring(invitation.token, invitation.id, pdf, { key: 'letter-key' });
    const twice = await opened.bring(invitation.token, invitation.id, pdf, { key: 'letter-key' });
    expect(twice.uid).toBe(once.uid);
  });

  it('goes by the rules of the field', async () => {
    const { token, id } = await opened.invite();
    expect(await refused(opened.bring(token, id, Buffer.from('text'), { name: 'a.txt' }))).toBe('fileType');
    expect(await refused(opened.bring(token, id, pdf, { field: 'praise' }))).toBe('unknownField');
  });

  it('is for the fields of recommenders alone, as an applicant’s is for the others', async () => {
    const invitation = await opened.invite();
    const own = { field: 'any', menu: 'papers' };
    expect(await refused(opened.bring(invitation.token, invitation.id, pdf, own))).toBe('forbidden');
    const theirs = { field: 'paper', menu: 'letter' };
    expect(await refused(opened.upload(invitation.applicant.token, pdf, theirs))).toBe('forbidden');
  });

  it('is refused to whoever was not asked for this letter', async () => {
    const invitation = await opened.invite();
    const other = await opened.invite({ applicant: invitation.applicant });
    const foreign = await opened.invite({ project: opened.elsewhere });
    expect(await refused(opened.bring(other.token, invitation.id, pdf))).toBe('notFound');
    expect(await refused(opened.bring(foreign.token, invitation.id, pdf))).toBe('notFound');
    expect(await refused(opened.bring(invitation.applicant.token, invitation.id, pdf))).toBe('notFound');
    expect(await refused(opened.bring(invitation.token, randomUUID(), pdf))).toBe('notFound');
    expect(await refused(opened.upload(invitation.token, pdf, { field: 'paper', menu: 'letter' }))).toBe('notFound');
    expect(await refused(opened.bring('nobody', invitation.id, pdf))).toBe('notSignedIn');
    const rows = opened.ownerDb.selectFrom('stored_files').select('id').where('sheet_id', '=', invitation.id);
    expect(await rows.execute()).toEqual([]);
  });

  it.each([
    ['letterDeclined', { state: 'declined', declined_at: frozenNow }],
    ['letterWritten', { state: 'written', written_at: frozenNow }],
    ['linkBroken', { state: 'withdrawn', withdrawn_at: frozenNow }],
  ] as const)('is refused with %s where the request is over', async (error, columns) => {
    const invitation = await opened.invite();
    await opened.ownerDb.updateTable('recommendations').set(columns).where('id', '=', invitation.id).execute();
    expect(await refused(opened.bring(invitation.token, invitation.id, pdf))).toBe(error);
  });

  it('has a room of its own, beside the applicant’s', async () => {
    const invitation = await opened.invite({ project: opened.elsewhere });
    const set = (megabytes: number) =>
      opened.ownerDb
        .updateTable('projects')
        .set({ files_per_person_mb: megabytes })
        .where('id', '=', opened.elsewhere.id)
        .execute();
    await set(1);
    const almost = Buffer.concat([pdf, Buffer.alloc(900_000)]);
    await opened.bring(invitation.token, invitation.id, almost);
    expect(await refused(opened.bring(invitation.token, invitation.id, almost))).toBe('quotaPerson');
    await opened.upload(invitation.applicant.token, almost);
    await set(500);
  });
});

describe('a file of a letter is opened', () => {
  it('by its recommender, by header and by cookie, whichever way they came in', async () => {
    const invitation = await opened.invite();
    const { uid, url, cookie } = await bringInBrowser(invitation, await png(), 'a.png');
    expect(await opened.open(uid, { token: invitation.token })).toBe(200);
    expect(await opened.open(uid, { token: await opened.byCode(invitation.email) })).toBe(200);
    expect(await opened.open(uid, { cookie })).toBe(200);
    expect((await opened.read(`${url}/office`, { cookie })).status).toBe(200);
  });

  it('by nobody else: neither the applicant nor another recommender nor a stranger', async () => {
    const invitation = await opened.invite();
    const other = await opened.invite({ applicant: invitation.applicant });
    const foreign = await opened.invite({ project: opened.elsewhere });
    const { uid, url } = await opened.bring(invitation.token, invitation.id, pdf);
    const { cookie } = await bringInBrowser(other, pdf);
    const tokens = [invitation.applicant.token, other.token, foreign.token, foreign.applicant.token, 'nobody'];
    for (const token of [...tokens, await opened.byCode(other.email)])
      expect(await opened.open(uid, { token })).toBe(404);
    for (const headers of [{ cookie }, {}]) expect(await opened.open(uid, headers)).toBe(404);
    expect((await opened.read(`${url}/office`, { token: invitation.applicant.token })).status).toBe(404);
  });

  it('by nobody once the request was taken back', async () => {
    const invitation = await opened.invite();
    const { uid } = await opened.bring(invitation.token, invitation.id, pdf);
    await opened.ownerDb
      .updateTable('recommendations')
      .set({ state: 'withdrawn', withdrawn_at: frozenNow })
      .where('id', '=', invitation.id)
      .execute();
    expect(await opened.open(uid, { token: invitation.token })).toBe(404);
    expect(await opened.open(uid, { token: await opened.byCode(invitation.email) })).toBe(404);
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
    const invitation = await opened.invite();
    const { uid } = await opened.bring(invitation.token, invitation.id, pdf);
    const loose = await opened.bring(invitation.token, invitation.id, pdf);
    await ownerDb
      .insertInto('letter_waivers')
      .values({ application_id: invitation.applicationId, project_id: here.id, waived, notice: '', at: frozenNow })
      .execute();
    await opened.setPolicy(here, policy);
    await opened.save(invitation.token, invitation.id, { paper: [{ uid, name: 'x', url: '/x' }] });
    const before = await opened.open(uid, { token: invitation.applicant.token });
    await opened.submit(invitation.token, invitation);
    const after = await opened.open(uid, { token: invitation.applicant.token });
    const beside = await opened.open(loose.uid, { token: invitation.applicant.token });
    const other = await opened.invite();
    const foreign = await opened.open(uid, { token: other.applicant.token });
    await opened.setPolicy(here);
    expect({ before, after, beside, foreign }).toEqual({ before: 404, after: expected, beside: 404, foreign: 404 });
  });
});

describe('a letter that names files', () => {
  const naming = (...uids: readonly string[]) => ({ paper: uids.map((uid) => ({ uid, name: 'x', url: '/x' })) });

  it('binds them, and lets go of those it no longer names', async () => {
    const { token, id } = await opened.invite();
    const first = await opened.bring(token, id, pdf);
    const second = await opened.bring(token, id, pdf);
    const { revision } = await opened.save(token, id, naming(first.uid));
    expect((await opened.fileRow(first.uid))?.bound_at).not.toBeNull();
    await opened.save(token, id, naming(second.uid), revision);
    expect(await opened.fileRow(first.uid)).toMatchObject({ bound_at: null, unbound_at: frozenNow });
    expect((await opened.fileRow(second.uid))?.bound_at).not.toBeNull();
  });

  it('names neither those of another letter nor those of the applicant', async () => {
    const invitation = await opened.invite();
    const other = await opened.invite({ applicant: invitation.applicant });
    const theirs = await opened.bring(other.token, other.id, pdf);
    const own = await opened.upload(invitation.applicant.token, pdf);
    for (const uid of [theirs.uid, own.uid, randomUUID()])
      expect(await refused(opened.save(invitation.token, invitation.id, naming(uid)))).toBe('unknownFile');
  });

  it('is not in the way of the applicant, who names none of its files', async () => {
    const invitation = await opened.invite();
    const { uid } = await opened.bring(invitation.token, invitation.id, pdf);
    await opened.save(invitation.token, invitation.id, naming(uid));
    // Another form version may use the same key for a question to the applicant.
    await opened.ownerDb.updateTable('stored_files').set({ field_key: 'any' }).where('id', '=', uid).execute();
    const save = (files: object) => {
      const sent = { menuid: 'papers', revision: 0, changes: JSON.stringify({ any: files }) };
      return opened.as(invitation.applicant.token).call(saveBasic, sent);
    };
    expect(await refused(save(naming(uid).paper))).toBe('unknownFile');
    await save([]);
    expect((await opened.fileRow(uid))?.bound_at).not.toBeNull();
  });
});
