import { Readable } from 'node:stream';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileKey } from '../../platform/storage/object-keys.ts';
import { outcome, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { buildRequest } from '../../testing/toys/toy-requests.ts';
import { type Letters, openLetters } from './testing/letters-fixture.ts';

let letters: Letters;
let elsewhere: ToyProject;
beforeAll(async () => {
  letters = await openLetters();
  elsewhere = await buildProject(letters.ownerDb, { slug: 'letters-elsewhere' });
  await letters.publish(elsewhere, {
    modules: [
      buildModule('named', [], {
        author: 'referees',
        groups: [buildGroup('referees', [buildField('who'), buildField('mail', { text: { nature: 'email' } })])],
      }),
      buildModule('reference', [buildField('text', { type: 'long-text', required: true }), buildField('note')], {
        author: 'recommender',
      }),
    ],
  });
});
afterAll(() => letters.close());

async function pair(where: ToyProject = letters.project) {
  const earlier = await letters.invite();
  const now = await letters.invite(where, earlier.email);
  await letters.save(earlier.token, earlier.uid, { praise: 'Excellent.', works: [{ columnNumber: 1, work: 'Atlas' }] });
  return { earlier, now };
}

describe('a letter begun from an earlier one', () => {
  it('of the same project takes over what is empty, and says where it is from', async () => {
    const { earlier, now } = await pair();
    await letters.submit(earlier.token, earlier.uid);
    const before = await letters.filed(now.byCode, now.uid);
    expect(before.earlier).toMatchObject([
      { uid: earlier.uid, applicant: 'Toy Person', written_at: frozenNow.getTime() / 1000 },
    ]);
    await letters.save(now.byCode, now.uid, { works: [{ columnNumber: 1, work: 'Mine' }] });
    const data = await letters.carry(now.byCode, now.uid, earlier.uid);
    expect(data).toMatchObject({ carried_from: earlier.uid, request: { begun: true, letter_state: 2 } });
    expect(data.modules[0]).toMatchObject({
      state: 2,
      revision: 2,
      save_field: { normal: { praise: 'Excellent.' }, column: { works: [{ work: 'Mine' }] } },
    });
    const again = await letters.carry(now.byCode, now.uid, earlier.uid);
    expect(again.modules[0]?.revision).toBe(2);
    expect(await outcome(letters.submit(now.byCode, now.uid))).toBe('done');
  });

  it('of another project matches questions by their wording', async () => {
    const { earlier, now } = await pair(elsewhere);
    const data = await letters.carry(now.byCode, now.uid, earlier.uid);
    expect(data.modules[0]?.save_field.normal).toEqual({ text: 'Excellent.' });
    expect((await letters.rowsOf(now.uid)).log).toMatchObject([{ module_id: 'reference', key: 'text' }]);
  });

  it('takes files along as copies of its own', async () => {
    const { earlier, now } = await pair();
    const file = await letters.fileFor(earlier);
    await letters.storage.put(fileKey(file.uid), Readable.from([Buffer.from('%PDF-')]));
    await letters.save(earlier.token, earlier.uid, { paper: [file] }, { revision: 1 });
    const data = await letters.carry(now.byCode, now.uid, earlier.uid);
    const row = await letters.ownerDb
      .selectFrom('stored_files')
      .selectAll()
      .where('sheet_id', '=', now.uid)
      .executeTakeFirst();
    const copy = { uid: row?.id, name: 'letter.pdf', size: 5 };
    expect(data.modules[0]?.save_field.normal['paper']).toMatchObject([copy]);
    expect(copy.uid).not.toBe(file.uid);
    expect(row).toMatchObject({ applicant_id: now.applicant.id, state: 'ready' });
    expect(row?.bound_at).not.toBeNull();
    expect(await outcome(letters.submit(now.byCode, now.uid))).toBe('done');
  });
});

describe('asked again by the same applicant', () => {
  it.each(['link', 'code'])('whoever had begun goes on from what was written: by %s', async (how) => {
    const before = await letters.invite();
    await letters.save(before.token, before.uid, { praise: 'Half a letter.' });
    await letters.withdraw(before.uid, before.applicationId, [before.email]);
    const { id: uid } = await buildRequest(letters.ownerDb, letters.project, before.applicant, { email: before.email });
    const token = await letters.signIn(before.email, how === 'link' ? uid : null);
    const data = await letters.filed(token, uid);
    expect(data.earlier).toMatchObject([{ uid: before.uid, written_at: null }]);
    const carried = await letters.carry(token, uid, before.uid);
    expect(carried.modules[0]?.save_field.normal['praise']).toBe('Half a letter.');
  });

  it('nobody else does: another recommender of the applicant, a link to another request', async () => {
    const before = await letters.invite();
    await letters.save(before.token, before.uid, { praise: 'Half a letter.' });
    await letters.withdraw(before.uid, before.applicationId, [before.email, 'else@example.org']);
    const { applicant, email } = before;
    const { id: other } = await buildRequest(letters.ownerDb, letters.project, applicant, {
      email: 'else@example.org',
    });
    const elsewhere = await letters.invite(letters.project, email);
    const tries = [
      [await letters.signIn('else@example.org', other), other],
      [await letters.signIn('else@example.org', null), other],
      [elsewhere.token, elsewhere.uid],
      [elsewhere.byCode, elsewhere.uid],
    ] as const;
    for (const [token, uid] of tries) {
      expect((await letters.filed(token, uid)).earlier).toEqual([]);
      expect(await refused(letters.carry(token, uid, before.uid))).toBe('notFound');
    }
  });
});

describe('a letter cannot be carried over', () => {
  it.each([
    ['for whoever came by a link', 'link'],
    ['of somebody else', 'other'],
    ['that was taken back', 'withdrawn'],
    ['that is this one', 'same'],
    ['in which nothing is written', 'empty'],
  ])('%s', async (_who, how) => {
    const { earlier, now } = await pair();
    const other = await letters.invite();
    await letters.save(other.token, other.uid, { praise: 'Of another.' });
    const blank = await letters.invite(letters.project, now.email);
    await letters.filed(blank.byCode, blank.uid);
    if (how === 'withdrawn') await letters.withdraw(earlier.uid, earlier.applicationId);
    const from =
      { link: earlier.uid, other: other.uid, withdrawn: earlier.uid, same: now.uid, empty: blank.uid }[how] ?? '';
    const token = how === 'link' ? now.token : now.byCode;
    expect(await refused(letters.carry(token, now.uid, from))).toBe('notFound');
    expect((await letters.rowsOf(now.uid)).modules).toEqual([]);
    if (how === 'link') expect((await letters.filed(token, now.uid)).earlier).toEqual([]);
  });

  it('nor into a letter that is submitted or closed', async () => {
    const { earlier, now } = await pair();
    await letters.save(now.byCode, now.uid, { praise: 'Own.' });
    await letters.decline(now.byCode, now.uid);
    expect(await refused(letters.carry(now.byCode, now.uid, earlier.uid))).toBe('letterDeclined');
    await letters.decline(now.byCode, now.uid, { undo: '1' });
    await letters.submit(now.byCode, now.uid);
    expect(await refused(letters.carry(now.byCode, now.uid, earlier.uid))).toBe('letterWritten');
  });
});
