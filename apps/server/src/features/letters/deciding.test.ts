import { declineLetter } from '@portico/contract/recommendations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { type Letters, openLetters } from './testing/letters-fixture.ts';

let letters: Letters;
beforeAll(async () => {
  letters = await openLetters();
});
afterAll(() => letters.close());

describe('declining', () => {
  it('is one click with a reason, tells the applicant, and keeps what was written', async () => {
    const { uid, token, applicant } = await letters.invite();
    await letters.save(token, uid, { praise: 'Begun.' });
    const answer = await letters.decline(token, uid, { reason: 'noTime', words: ' Sorry, on leave.' });
    expect(answer).toMatchObject({ letter_state: 4, open: false, begun: true, uid });
    const { request, notices, messages, thanks, modules, links } = await letters.rowsOf(uid);
    expect(request).toMatchObject({
      state: 'declined',
      declined_at: frozenNow,
      decline_reason: 'noTime',
      decline_words: 'Sorry, on leave.',
    });
    expect(notices).toMatchObject([{ recipient: applicant.email, purpose: 'letter-notice' }]);
    expect(notices[0]?.text).toContain('Sorry, on leave.');
    expect([messages.length, thanks.length, modules.length, links.length]).toEqual([1, 0, 1, 1]);
    expect(await refused(letters.save(token, uid, { praise: 'More.' }, { revision: 1 }))).toBe('letterDeclined');
    expect(await refused(letters.submit(token, uid))).toBe('letterDeclined');
  });

  it('twice counts once, and without a reason it is a different request', async () => {
    const { uid, token } = await letters.invite();
    await letters.decline(token, uid);
    await letters.decline(token, uid, { reason: 'unknown' });
    const { request, notices } = await letters.rowsOf(uid);
    expect([request.decline_reason, notices.length]).toEqual(['other', 1]);
  });

  it('can be taken back while the address is still named, and the applicant is notified', async () => {
    const { uid, token } = await letters.invite();
    await letters.save(token, uid, { praise: 'Begun.' });
    await letters.decline(token, uid);
    const undone = await letters.decline(token, uid, { undo: '1' });
    expect(undone).toMatchObject({ letter_state: 1, open: true });
    expect(await letters.decline(token, uid, { undo: '1' })).toEqual(undone);
    const { request, notices, messages } = await letters.rowsOf(uid);
    expect(request).toMatchObject({ state: 'invited', declined_at: null, decline_reason: '', decline_words: '' });
    expect([notices.length, messages.length]).toEqual([2, 2]);
    expect(await outcome(letters.submit(token, uid))).toBe('done');
  });

  it('a repeated request does not decline again what was taken up again', async () => {
    const { uid, token } = await letters.invite();
    const first = await letters.decline(token, uid, {}, 'key');
    await letters.decline(token, uid, { undo: '1' });
    expect(await letters.decline(token, uid, {}, 'key')).toEqual(first);
    expect((await letters.rowsOf(uid)).request.state).toBe('invited');
  });

  it('is not taken back once somebody else was named in the place', async () => {
    const { uid, token, applicant } = await letters.invite();
    await letters.decline(token, uid);
    await letters.name(applicant.id, ['somebody.else@example.org']);
    expect(await refused(letters.decline(token, uid, { undo: '1' }))).toBe('linkBroken');
    expect((await letters.rowsOf(uid)).request.state).toBe('declined');
  });

  it.each([
    ['another reason', { reason: 'lazy' }],
    ['too many words', { words: 'x'.repeat(501) }],
    ['half an undo', { undo: '0' }],
    ['what no text can hold', { words: 'a\u0000b' }],
  ])('refuses %s', async (_what, fields) => {
    const { uid, token } = await letters.invite();
    const call = letters.client.as({ token }).send(declineLetter, { uid, ...fields });
    expect(await refused(call)).toBe('malformed');
  });
});

describe('opening a letter', () => {
  it('gives the fields that recommenders fill in and no others, and notes when it was first looked at', async () => {
    const { uid, byCode } = await letters.invite();
    const data = await letters.filed(byCode, uid);
    expect(data.modules.map(({ menuid }: { menuid: string }) => menuid)).toEqual(['letter', 'more']);
    expect(data.request).toMatchObject({ letter_state: 2, open: true, begun: false, applicant: 'Toy Person' });
    expect(data).toMatchObject({ form_version: letters.version, carried_from: '', earlier: [], today: '2026-03-04' });
    expect(JSON.stringify(data)).not.toMatch(/referees|nick|secret/);
    expect((await letters.rowsOf(uid)).request.opened_at).toEqual(frozenNow);
    letters.clock.set(new Date(frozenNow.getTime() + 60_000));
    await letters.filed(byCode, uid);
    letters.clock.set(frozenNow);
    expect((await letters.rowsOf(uid)).request.opened_at).toEqual(frozenNow);
  });

  it('shows a question that an answer of the applicant opens, and tells of that answer alone', async () => {
    const sensitive = { abroad: { value: 'yes' }, ill: { value: 'yes' } };
    const answers = { ...sensitive, nick: { value: 'Owl' }, secret: { value: 'illness' } };
    const { uid, token } = await letters.invite(letters.project, undefined, answers);
    const data = await letters.filed(token, uid);
    expect(data.modules[0]?.outside_save_field.normal).toEqual({ abroad: 'yes' });
    expect(JSON.stringify(data)).not.toMatch(/Owl|illness/);
    await letters.save(token, uid, { praise: 'x', visa: 'granted', care: 'given' });
    await letters.submit(token, uid);
    // A sensitive answer opens nothing, because a visible question would reveal the answer.
    const handedIn = { praise: { value: 'x' }, visa: { value: 'granted' } };
    expect((await letters.rowsOf(uid)).letter?.snapshot?.fields).toEqual(handedIn);
  });

  it('what the applicant’s answer does not open is not handed in', async () => {
    const { uid, token } = await letters.invite();
    await letters.save(token, uid, { praise: 'x', visa: 'granted' });
    await letters.submit(token, uid);
    expect((await letters.rowsOf(uid)).letter?.snapshot?.fields).toEqual({ praise: { value: 'x' } });
  });
});

describe('whom the letter is about', () => {
  const set = (settings: object) =>
    letters.ownerDb
      .updateTable('projects')
      .set({ letters: JSON.stringify(settings) })
      .where('id', '=', letters.project.id)
      .execute();

  it('is told as far as the project says, and nothing that is sensitive', async () => {
    const answers = { nick: { value: 'Owl' }, abroad: { value: 'yes' }, secret: { value: 'illness' } };
    const { uid, token } = await letters.invite(letters.project, undefined, answers);
    expect((await letters.info(token, uid)).applicant).toMatchObject({
      name: 'Toy Person',
      items: [],
      reads: false,
    });
    await set({ shows: ['abroad', 'nick', 'secret', 'nothing', 'referees', 'praise'] });
    const data = await letters.info(token, uid);
    await set({});
    expect(data.applicant.items.map(({ value }: { value: string }) => value)).toEqual(['yes', 'Owl']);
    expect(data.recommender).toMatchObject({ name: 'Prof. Wu', title: '', lang: 'en' });
  });

  it('declining and taking it back repeatedly does not flood the applicant with mail', async () => {
    const { uid, token } = await letters.invite();
    for (let times = 0; times < 15; times += 1) {
      expect(await outcome(letters.decline(token, uid))).toBe('done');
      expect(await outcome(letters.decline(token, uid, { undo: '1' }))).toBe('done');
    }
    const { notices, messages } = await letters.rowsOf(uid);
    expect([notices.length, messages.length]).toEqual([20, 20]);
    await letters.save(token, uid, { praise: 'x' });
    expect(await outcome(letters.submit(token, uid))).toBe('done');
    expect((await letters.rowsOf(uid)).notices).toHaveLength(21);
  });

  it('a link that is written into the reason is told to nobody', async () => {
    const { uid, token, link } = await letters.invite();
    const address = `https://portico.example/apply/letters/#/reference?token=${link}`;
    await letters.decline(token, uid, { reason: 'other', words: `抱歉${address}，${link}。 Truly` });
    const { request, notices, messages } = await letters.rowsOf(uid);
    expect(request.decline_words).toBe('抱歉…，…。 Truly');
    expect(JSON.stringify([request, notices, messages])).not.toContain(link);
  });

  it.each([
    ['never', null, false],
    ['unlessWaived', true, false],
    ['unlessWaived', false, true],
    ['always', null, true],
  ])('who reads it is told before: %s, waived %s', async (applicantReads, waived, reads) => {
    const { uid, token, applicationId } = await letters.invite();
    await set({ applicantReads });
    const waiver = {
      application_id: applicationId,
      project_id: letters.project.id,
      waived,
      notice: 'x',
      at: frozenNow,
    };
    await letters.ownerDb.insertInto('letter_waivers').values(waiver).execute();
    expect((await letters.info(token, uid)).applicant).toMatchObject({ reads, waived });
    await set({});
  });

  it('the writer puts right what is known of them, part by part', async () => {
    const { uid, token } = await letters.invite();
    await letters.saveInfo(token, uid, { name: ' Dr. Wu', title: 'Professor', lang: 'tc' });
    const data = await letters.saveInfo(token, uid, { phone: '+86 10 1', title: '' });
    expect(data.recommender).toMatchObject({ name: 'Dr. Wu', title: '', phone: '+86 10 1', lang: 'tc' });
    expect((await letters.rowsOf(uid)).request).toMatchObject({ name: 'Prof. Wu', lang: 'tc' });
    await letters.save(token, uid, { praise: 'x' });
    await letters.submit(token, uid);
    expect((await letters.rowsOf(uid)).thanks).toMatchObject([{ lang: 'tc' }]);
    expect(await outcome(letters.saveInfo(token, uid, { lang: 'en' }))).toBe('done');
    expect(await refused(letters.saveInfo(token, uid, { name: 'x'.repeat(201) }))).toBe('malformed');
    expect(await refused(letters.saveInfo(token, uid, { name: ' ' }))).toBe('malformed');
  });
});
