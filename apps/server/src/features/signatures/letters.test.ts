import { errors } from '@portico/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openLetters } from '../../testing/toy-letters.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;

beforeAll(async () => {
  opened = await openLetters();
});
afterAll(() => opened.close());

const keep = async (token: string, fields: Record<string, string>) => {
  const file = `data:image/png;base64,${(await opened.png(300, 100)).toString('base64')}`;
  return opened.post('/v1/enroll/apply/uploadAutograph', { autograph: JSON.stringify({ file }), ...fields }, token);
};
const place = { id: 'hand', menu_id: 'letter' };
const sign = (token: string, uid: string, more: Record<string, string> = {}) =>
  opened.post('/v1/enroll/apply/sign', { uid, agreed: '1', menuid: 'letter', ...more }, token);
const signings = (letter: string) =>
  opened.ownerDb.selectFrom('signings').selectAll().where('recommendation_id', '=', letter).execute();

describe('a recommender’s signature', () => {
  it('is a file of the letter, named by its answer, and signed with once', async () => {
    const asked = await opened.ask();
    const { status, data } = await keep(asked.token, { ...place, letter: asked.id });
    expect(status).toBe(200);
    expect(await opened.fileRow(data.uid)).toMatchObject({ recommendation_id: asked.id, field_key: 'hand' });
    const saved = await opened.ownerDb
      .selectFrom('saved_signatures')
      .selectAll()
      .where('applicant_id', '=', asked.applicant.id)
      .execute();
    expect(saved).toEqual([]);
    const once = await sign(asked.token, data.uid);
    const twice = await sign(asked.token, data.uid);
    expect(once).toMatchObject({ status: 200, data: { signed_at: Math.floor(frozenNow.getTime() / 1000) } });
    expect(twice.data).toEqual(once.data);
    expect(await signings(asked.id)).toEqual([
      expect.objectContaining({
        applicant_id: asked.applicant.id,
        file_id: data.uid,
        file_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        module_id: 'letter',
      }),
    ]);
    const named = { hand: [{ uid: data.uid, name: 'signature.png', url: data.url }] };
    expect(await opened.save(asked.token, asked.id, named)).toMatchObject({ status: 200 });
    expect(await opened.open(data.uid, { token: asked.token })).toBe(200);
  });

  it('needs a field of the letter', async () => {
    const asked = await opened.ask();
    const letter = asked.id;
    const unknown = { status: errors.unknownField.status };
    expect(await keep(asked.token, { letter })).toMatchObject(unknown);
    expect(await keep(asked.token, { letter, id: 'paper', menu_id: 'letter' })).toMatchObject(unknown);
    expect(await keep(asked.applicant.token, place)).toMatchObject(unknown);
  });

  it('is kept for one’s own letter alone', async () => {
    const asked = await opened.ask();
    const other = await opened.ask({ applicant: asked.applicant });
    for (const token of [asked.applicant.token, other.token])
      expect(await keep(token, { ...place, letter: asked.id })).toMatchObject({ http: 404 });
    expect(await keep('nobody', { ...place, letter: asked.id })).toMatchObject({ http: 401 });
  });

  it('is signed with by nobody else, and nothing else is signed with', async () => {
    const asked = await opened.ask();
    const other = await opened.ask({ applicant: asked.applicant });
    const { data } = await keep(asked.token, { ...place, letter: asked.id });
    expect(await sign(asked.applicant.token, data.uid)).toMatchObject({ status: errors.unknownFile.status });
    expect(await sign(other.token, data.uid)).toMatchObject({ http: 404 });
    const { data: paper } = await opened.bring(asked.token, asked.id, opened.pdf);
    expect(await sign(asked.token, paper.uid)).toMatchObject({ status: errors.unknownFile.status });
    expect(await sign(asked.token, data.uid, { menuid: 'papers' })).toMatchObject({ http: 404 });
    expect(await signings(asked.id)).toEqual([]);
  });

  it('is not offered to the applicant to be used again', async () => {
    const asked = await opened.ask();
    await keep(asked.token, { ...place, letter: asked.id });
    const answer = await fetch(`${opened.origin}/index/list`, { headers: { token: asked.applicant.token } });
    expect(await answer.json()).toMatchObject({ data: { qm: { signature: '' } } });
    const theirs = await fetch(`${opened.origin}/index/list`, { headers: { token: asked.token } });
    expect(theirs.status).toBe(401);
  });
});
