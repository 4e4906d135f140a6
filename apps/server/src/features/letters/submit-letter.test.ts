import { missingIn as missingAnswersIn } from '@portico/contract/missing-answers';
import { createHash, randomUUID } from 'node:crypto';
import { submitLetter } from '@portico/contract/recommendations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../domain/receipts/canonical-json.ts';
import { outcome, refusal, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { type Letters, openLetters } from './testing/letters-fixture.ts';

let letters: Letters;
beforeAll(async () => {
  letters = await openLetters();
});
afterAll(() => letters.close());

async function written(changes: object = { praise: 'Excellent.' }) {
  const request = await letters.invite();
  await letters.save(request.token, request.uid, changes);
  return request;
}

/** What is missing in a letter that is refused as incomplete. */
async function missingIn(call: Promise<unknown>) {
  const { error, data } = await refusal(call);
  expect(error).toBe('incomplete');
  return missingAnswersIn(data).map(({ menuid, field, problem }) => `${menuid}.${field}: ${problem.key}`);
}

describe('handing a letter in', () => {
  it('freezes what shows with its hash, ends the links, thanks, and tells the applicant', async () => {
    const request = await written({ praise: 'Excellent.', known: 'no', years: 'hidden' });
    const { uid, token, link, applicant } = request;
    expect(await outcome(letters.login(link))).toBe('done');
    const answer = await letters.submit(token, uid);
    expect(answer).toMatchObject({ letter_state: 3, written_at: frozenNow.getTime() / 1000 });
    const { letter, links, thanks, notices, messages, request: row } = await letters.rowsOf(uid);
    const snapshot = { fields: { known: { value: 'no' }, praise: { value: 'Excellent.' } }, rows: {} };
    expect(letter).toMatchObject({ snapshot, submitted_at: frozenNow, hash: answer.hash });
    expect(answer.hash).toBe(createHash('sha256').update(canonicalJson(snapshot)).digest('hex'));
    expect(row).toMatchObject({ state: 'written', written_at: frozenNow, applicant_id: applicant.id });
    expect(links).toHaveLength(1);
    expect(await refused(letters.login(link))).toBe('letterWritten');
    expect(thanks).toMatchObject([{ recipient: request.email, purpose: 'letter-thanks', lang: 'en' }]);
    expect(notices).toMatchObject([{ recipient: applicant.email, purpose: 'letter-notice' }]);
    expect(messages).toHaveLength(1);
    const texts = [...thanks, ...notices].map(({ text, html }) => text + html).join('\n');
    expect(texts).not.toContain('token=');
    for (const secret of [token, request.byCode, link, applicant.token]) expect(texts).not.toContain(secret);
    expect(texts).not.toContain('Excellent');
  });

  it.each<[string, object, readonly string[]]>([
    ['nothing', {}, ['letter.praise: required', 'more.note: required']],
    ['what shows on an answer', { praise: 'x', known: 'yes' }, ['letter.years: required']],
    ['what is required', { known: 'no' }, ['letter.praise: required']],
  ])('refuses a letter that lacks %s, and says where', async (_what, changes, expected) => {
    const { uid, token } = await letters.invite();
    if (Object.keys(changes).length > 0) await letters.save(token, uid, changes);
    expect(await missingIn(letters.submit(token, uid))).toEqual(expected);
    const { request, letter, thanks, links } = await letters.rowsOf(uid);
    expect([request.state, letter?.submitted_at ?? null, thanks.length, links.length]).toEqual(['invited', null, 0, 1]);
  });

  it('asks for the rest of a module that need not be filled in, once something of it is', async () => {
    const request = await written();
    const { uid, token } = request;
    const signature = await letters.fileFor(request, 'sign', 'sign.png');
    await letters.save(token, uid, { sign: [signature] }, { menuid: 'more' });
    expect(await missingIn(letters.submit(token, uid))).toEqual(['more.note: required']);
    await letters.save(token, uid, { sign: null }, { menuid: 'more', revision: 1 });
    expect(await outcome(letters.submit(token, uid))).toBe('done');
  });

  it('asks for a signature under the policy, where the project has one', async () => {
    const request = await written();
    const { uid, token, applicant } = request;
    const signature = await letters.fileFor(request, 'sign', 'sign.png');
    await letters.save(token, uid, { note: 'x', sign: [signature] }, { menuid: 'more' });
    const words = JSON.stringify({ sc: 'x', tc: 'x', en: 'x' });
    const page = { key: 'signature-policy', edition: 1, title: words, content: words, consent: words };
    const policy = { ...page, id: randomUUID(), project_id: letters.project.id, published_at: frozenNow };
    await letters.ownerDb.insertInto('single_pages').values(policy).execute();
    expect(await missingIn(letters.submit(token, uid))).toEqual(['more.sign: notSigned']);
    await letters.ownerDb
      .insertInto('signings')
      .values({
        project_id: letters.project.id,
        applicant_id: applicant.id,
        file_id: signature.uid,
        module_id: 'more',
        file_sha256: 'x',
        signed_at: frozenNow,
      })
      .execute();
    expect(await outcome(letters.submit(token, uid))).toBe('done');
    await letters.ownerDb.deleteFrom('single_pages').where('id', '=', policy.id).execute();
  });

  it('refuses without the tick, for another version, and what nobody began', async () => {
    const { uid, token } = await written();
    const fields = { uid, form_version: letters.version };
    const ask = (rest: object) => letters.client.as({ token }).send(submitLetter, { ...fields, ...rest });
    expect(await refused(ask({}))).toBe('malformed');
    expect(await refused(ask({ agreed: '0' }))).toBe('malformed');
    expect(await refused(letters.submit(token, uid, undefined, (await letters.invite()).uid))).toBe('formChanged');
    expect((await letters.rowsOf(uid)).request.state).toBe('invited');
  });

  it('twice is once, with one key, with another, without one, by link and by code', async () => {
    const { uid, token, byCode } = await written();
    const first = await letters.submit(token, uid, 'one');
    letters.clock.set(new Date(frozenNow.getTime() + 60_000));
    const others = [
      await letters.submit(token, uid, 'one'),
      await letters.submit(token, uid, 'two'),
      await letters.submit(token, uid),
      await letters.submit(byCode, uid),
    ];
    letters.clock.set(frozenNow);
    for (const answer of others) expect(answer).toEqual(first);
    const { thanks, notices, messages } = await letters.rowsOf(uid);
    expect([thanks.length, notices.length, messages.length]).toEqual([1, 1, 1]);
  });

  it('keeps the letter for good: it is read by its writer, and neither changed nor declined nor taken back', async () => {
    const { uid, token, byCode, applicant, applicationId } = await written();
    await letters.submit(token, uid);
    await letters.name(applicant.id, ['somebody.else@example.org']);
    const data = await letters.filed(byCode, uid);
    expect(data.request).toMatchObject({ letter_state: 3, open: false, begun: true });
    expect(data.modules[0]?.save_field.normal).toMatchObject({ praise: 'Excellent.' });
    expect(await refused(letters.decline(byCode, uid))).toBe('letterWritten');
    expect(await refused(letters.save(byCode, uid, { praise: 'No.' }, { revision: 1 }))).toBe('letterWritten');
    expect(await refused(letters.saveInfo(byCode, uid, { name: 'Other' }))).toBe('letterWritten');
    expect(await letters.withdraw(uid, applicationId)).toBe(false);
    expect((await letters.rowsOf(uid)).letter?.snapshot).toMatchObject({ fields: { praise: { value: 'Excellent.' } } });
  });

  it('the database itself lets nobody change it', async () => {
    const { uid, token } = await written();
    await letters.submit(token, uid);
    const db = letters.database.forProject(letters.project);
    const columns = { project_id: letters.project.id, sheet_id: uid, module_id: 'letter', by_whom: uid };
    const log = { ...columns, part: 'fields', key: 'praise', revision: '9', value: '{}', at: frozenNow } as const;
    for (const change of [
      db.updateTable('sheets').set({ hash: 'x' }).where('id', '=', uid),
      db.updateTable('sheet_modules').set({ values: '{}' }).where('sheet_id', '=', uid),
      db.insertInto('sheet_changes').values(log),
    ])
      await expect(change.execute()).rejects.toThrow('handed in');
  });
});

describe('files of a letter', () => {
  it('are bound by the save that names them, told by the server, and must be the letter’s own', async () => {
    const request = await letters.invite();
    const { uid, token } = request;
    const own = await letters.fileFor(request);
    const foreign = await letters.fileFor(await letters.invite());
    expect(await refused(letters.save(token, uid, { paper: [foreign] }))).toBe('unknownFile');
    expect(await refused(letters.save(token, uid, { paper: [{ ...own, uid: 'x' }] }))).toBe('unknownFile');
    expect(await outcome(letters.save(token, uid, { praise: 'x', paper: [{ ...own, name: 'forged.exe' }] }))).toBe(
      'done',
    );
    const bound = await letters.ownerDb.selectFrom('stored_files').select(['id', 'bound_at']).execute();
    expect(bound.filter(({ bound_at }) => bound_at !== null).map(({ id }) => id)).toContain(own.uid);
    expect(bound.find(({ id }) => id === foreign.uid)?.bound_at).toBeNull();
    expect(await outcome(letters.submit(token, uid))).toBe('done');
    expect((await letters.rowsOf(uid)).letter?.snapshot?.fields['paper']).toEqual({ value: [own] });
  });

  it('that no save has bound are missing', async () => {
    const request = await letters.invite();
    const { uid, token } = request;
    const own = await letters.fileFor(request);
    await letters.save(token, uid, { praise: 'x', paper: [own] });
    await letters.ownerDb.updateTable('stored_files').set({ bound_at: null }).where('id', '=', own.uid).execute();
    expect(await missingIn(letters.submit(token, uid))).toEqual(['letter.paper: required']);
  });
});
