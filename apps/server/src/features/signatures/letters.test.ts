import type { InputOf } from '@portico/contract/route';
import { indexList, sign, uploadAutograph } from '@portico/contract/signatures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openLetters } from '../../testing/toys/toy-letters.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;

beforeAll(async () => {
  opened = await openLetters();
});
afterAll(() => opened.close());

const keep = async (token: string, fields: Omit<InputOf<typeof uploadAutograph>, 'autograph'>) => {
  const file = `data:image/png;base64,${(await opened.png(300, 100)).toString('base64')}`;
  return opened.as(token).call(uploadAutograph, { autograph: JSON.stringify({ file }), ...fields });
};
const target = { id: 'hand', menu_id: 'letter' };
const signWith = (token: string, uid: string, menuid = 'letter') =>
  opened.as(token).call(sign, { uid, agreed: 1, menuid });
const signings = (letter: string) =>
  opened.ownerDb
    .selectFrom('signings as s')
    .innerJoin('stored_files as f', 'f.id', 's.file_id')
    .selectAll('s')
    .where('f.sheet_id', '=', letter)
    .execute();

describe('a recommender’s signature', () => {
  it('is a file of the letter, named by its answer, and signed with once', async () => {
    const invitation = await opened.invite();
    const { uid, url } = await keep(invitation.token, { ...target, letter: invitation.id });
    expect(await opened.fileRow(uid)).toMatchObject({ sheet_id: invitation.id, field_key: 'hand' });
    const saved = await opened.ownerDb
      .selectFrom('saved_signatures')
      .selectAll()
      .where('applicant_id', '=', invitation.applicant.id)
      .execute();
    expect(saved).toEqual([]);
    const signed = { signed_at: Math.floor(frozenNow.getTime() / 1000) };
    expect(await signWith(invitation.token, uid)).toEqual(signed);
    expect(await signWith(invitation.token, uid)).toEqual(signed);
    expect(await signings(invitation.id)).toEqual([
      expect.objectContaining({
        applicant_id: invitation.applicant.id,
        file_id: uid,
        file_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        module_id: 'letter',
      }),
    ]);
    await opened.save(invitation.token, invitation.id, { hand: [{ uid, name: 'signature.png', url }] });
    expect(await opened.open(uid, { token: invitation.token })).toBe(200);
  });

  it('needs a field of the letter', async () => {
    const invitation = await opened.invite();
    const letter = invitation.id;
    expect(await refused(keep(invitation.token, { letter }))).toBe('unknownField');
    expect(await refused(keep(invitation.token, { letter, id: 'paper', menu_id: 'letter' }))).toBe('unknownField');
    expect(await refused(keep(invitation.applicant.token, target))).toBe('unknownField');
  });

  it('is kept for one’s own letter alone', async () => {
    const invitation = await opened.invite();
    const other = await opened.invite({ applicant: invitation.applicant });
    for (const token of [invitation.applicant.token, other.token])
      expect(await refused(keep(token, { ...target, letter: invitation.id }))).toBe('notFound');
    expect(await refused(keep('nobody', { ...target, letter: invitation.id }))).toBe('notSignedIn');
  });

  it('is signed with by nobody else, and nothing else is signed with', async () => {
    const invitation = await opened.invite();
    const other = await opened.invite({ applicant: invitation.applicant });
    const { uid } = await keep(invitation.token, { ...target, letter: invitation.id });
    expect(await refused(signWith(invitation.applicant.token, uid))).toBe('unknownFile');
    expect(await refused(signWith(other.token, uid))).toBe('notFound');
    const paper = await opened.bring(invitation.token, invitation.id, opened.pdf);
    expect(await refused(signWith(invitation.token, paper.uid))).toBe('unknownFile');
    expect(await refused(signWith(invitation.token, uid, 'papers'))).toBe('notFound');
    expect(await signings(invitation.id)).toEqual([]);
  });

  it('is not offered to the applicant to be used again', async () => {
    const invitation = await opened.invite();
    await keep(invitation.token, { ...target, letter: invitation.id });
    expect(await opened.as(invitation.applicant.token).call(indexList, {})).toMatchObject({ qm: { signature: '' } });
    expect(await refused(opened.as(invitation.token).call(indexList, {}))).toBe('notSignedIn');
  });
});
