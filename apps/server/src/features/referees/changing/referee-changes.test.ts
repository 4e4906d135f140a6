import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { firstUid, inDays, openReferees, referee, type Referees } from '../testing/referees-fixture.ts';

let referees: Referees;
beforeAll(async () => {
  referees = await openReferees();
});
beforeEach(() => referees.clock.set(frozenNow));
afterAll(() => referees.close());

const li = 'li@pku.edu.cn';
const wu = 'wu@pku.edu.cn';
const minute = 60_000;

async function invited(state: 1 | 2 = 1) {
  const { id, token } = await referees.applicant([referee(li), referee(wu, { who: 'Wu' })], referees.project, state);
  const data = await referees.send(token, li);
  return { id, token, uid: firstUid(data) };
}

const statesOf = async (id: string) => (await referees.requestsOf(id)).map(({ state }) => state);

describe('saving the rows', () => {
  it.each([
    ['the address is written otherwise', 'invited', [referee('LI@PKU.edu.cn'), referee(wu)]],
    ['somebody else’s row changes', 'invited', [referee(li), referee('x@pku.edu.cn')]],
    ['the rows are moved', 'invited', [referee(wu), referee(li)]],
    ['the name changes', 'invited', [referee(li, { who: 'Lee' }), referee(wu)]],
    ['the address changes', 'withdrawn', [referee('lee@pku.edu.cn'), referee(wu)]],
    ['the row goes', 'withdrawn', [referee(wu)]],
    ['every row goes', 'withdrawn', []],
  ])('%s: the request is %s', async (_what, state, rows) => {
    const { id, token } = await invited();
    expect(await outcome(referees.save(token, rows))).toBe('done');
    expect(await statesOf(id)).toEqual([state]);
    const { withdrawn } = await referees.check(token);
    expect(withdrawn).toEqual(
      state === 'withdrawn' ? [{ name: 'Prof. Li', email: li, at: frozenNow.getTime() / 1000 }] : [],
    );
  });

  it.each([
    ['a row that was deleted is put back', [referee(wu)], [referee(li), referee(wu)]],
    [
      'an address is written as it was',
      [referee('lee@pku.edu.cn'), referee(wu)],
      [referee('LI@pku.edu.cn'), referee(wu)],
    ],
  ])('%s: the request is what it was, with its link and its letter', async (_what, without, again) => {
    const { id, token, uid } = await invited();
    const [request] = await referees.requestsOf(id);
    await referees.save(token, without);
    expect(await statesOf(id)).toEqual(['withdrawn']);
    referees.clock.set(new Date(frozenNow.getTime() + 59 * minute));
    expect(await outcome(referees.save(token, again, 2))).toBe('done');
    expect(await referees.requestsOf(id)).toEqual([request]);
    const { list, withdrawn } = await referees.check(token);
    expect(list[0]).toMatchObject({ uid, letter_state: 1, can: { send: false } });
    expect(withdrawn).toEqual([]);
  });

  it('a recommender notified meanwhile is not asked again as if nothing had happened, even with differing server clocks', async () => {
    const { id, token } = await invited();
    await referees.save(token, [referee(wu)]);
    await referees.ownerDb
      .updateTable('recommendations')
      .set({ tell_at: null })
      .where('applicant_id', '=', id)
      .execute();
    referees.clock.set(new Date(frozenNow.getTime() + 59 * minute));
    await referees.save(token, [referee(li), referee(wu)], 2);
    expect(await statesOf(id)).toEqual(['withdrawn']);
    referees.clock.set(frozenNow);
    expect((await referees.check(token)).list[0]).toMatchObject({ letter_state: 0, can: { send: true } });
  });

  it('whoever had declined has declined when the row comes back', async () => {
    const { id, token, uid } = await invited();
    await referees.setRequest(uid, { state: 'declined' });
    await referees.save(token, [referee(wu)]);
    await referees.save(token, [referee(li), referee(wu)], 2);
    expect(await statesOf(id)).toEqual(['declined']);
  });

  it('a row that comes back after an hour, or was withdrawn by hand, needs a new invitation', async () => {
    const late = await invited();
    await referees.save(late.token, [referee(wu)]);
    referees.clock.set(new Date(frozenNow.getTime() + 60 * minute));
    await referees.save(late.token, [referee(li), referee(wu)], 2);
    expect(await statesOf(late.id)).toEqual(['withdrawn']);
    referees.clock.set(frozenNow);
    const byHand = await invited();
    await referees.withdraw(byHand.token, byHand.uid);
    await referees.save(byHand.token, [referee(wu)]);
    await referees.save(byHand.token, [referee(li), referee(wu)], 2);
    expect(await statesOf(byHand.id)).toEqual(['withdrawn']);
    expect((await referees.check(byHand.token)).list[0]).toMatchObject({ letter_state: 0, can: { send: true } });
  });

  it('where somebody else saved first, the saved rows decide', async () => {
    const { id, token } = await invited();
    await referees.save(token, [referee(li, { who: 'Lee' }), referee(wu)]);
    const data = await referees.save(token, [referee(wu)], 1);
    expect(data.conflicts.keys).toEqual(['people']);
    expect(await statesOf(id)).toEqual(['invited']);
  });

  it.each([
    ['changed', [referee('lee@pku.edu.cn'), referee(wu)]],
    ['removed', [referee(wu)]],
    ['taken with all others', []],
  ])('an address whose letter was received cannot be %s', async (_what, rows) => {
    const { id, token, uid } = await invited();
    await referees.setRequest(uid, { state: 'written' });
    expect(await refused(referees.save(token, rows))).toBe('letterWritten');
    expect((await referees.check(token)).list).toMatchObject([{ email: li }, { email: wu }]);
    expect(await outcome(referees.save(token, [referee(li, { post: 'Dean' }), referee('x@pku.edu.cn')]))).toBe('done');
    expect(await statesOf(id)).toEqual(['written']);
  });

  it('a module that is too large is refused as ever', async () => {
    const { id, token } = await invited();
    const long = 'x'.repeat(100_000);
    const rows = Array.from({ length: 5 }, () => referee(long, { who: long, post: long }));
    expect(await refused(referees.save(token, rows))).toBe('moduleTooLarge');
    expect(await statesOf(id)).toEqual(['invited']);
  });
});

describe('taking a request back', () => {
  it('ends it, twice as once, and the same address may be asked anew', async () => {
    const { id, token, uid } = await invited();
    const data = await referees.withdraw(token, uid);
    expect(data.list[0]).toMatchObject({ uid: '', letter_state: 0, sendState: null, can: { send: true } });
    expect(data.withdrawn).toMatchObject([{ email: li }]);
    expect(await outcome(referees.withdraw(token, uid))).toBe('done');
    expect(await outcome(referees.send(token, li))).toBe('done');
    expect((await statesOf(id)).toSorted()).toEqual(['invited', 'withdrawn']);
  });

  it('is refused once the letter was received, and for what is nobody’s', async () => {
    const { id, token, uid } = await invited();
    await referees.setRequest(uid, { state: 'written' });
    expect(await refused(referees.withdraw(token, uid))).toBe('letterWritten');
    expect(await statesOf(id)).toEqual(['written']);
    expect(await refused(referees.withdraw(token, '00000000-0000-4000-8000-000000000000'))).toBe('notFound');
  });
});

describe('naming somebody else', () => {
  it('works though the application was submitted: the row is theirs, the request before is over', async () => {
    const { id, token, uid } = await invited(2);
    await referees.setRequest(uid, { state: 'declined' });
    const data = await referees.replace(token, uid, referee('new@pku.edu.cn', { who: 'New' }));
    expect(data.list).toMatchObject([
      { uid: '', columnNumber: 1, name: 'New', email: 'new@pku.edu.cn', letter_state: 0, can: { send: true } },
      { columnNumber: 2, email: wu },
    ]);
    expect(await statesOf(id)).toEqual(['withdrawn']);
    expect(await outcome(referees.send(token, 'new@pku.edu.cn'))).toBe('done');
    const { id: application } = await referees.applicationOf(id);
    const log = await referees.ownerDb
      .selectFrom('sheet_changes')
      .select(['part', 'key', 'by_whom'])
      .where('sheet_id', '=', application)
      .execute();
    expect(log).toEqual([{ part: 'rows', key: 'people', by_whom: id }]);
  });

  it.each([
    ['an incomplete row', { mail: 'new@pku.edu.cn' }, 'refereeIncomplete'],
    ['somebody named already', referee('WU@pku.edu.cn'), 'refereeDuplicate'],
    ['the same person', referee('Li@pku.edu.cn'), 'refereeDuplicate'],
    ['a field that is none', { ...referee('new@pku.edu.cn'), unheard: 'x' }, 'unknownField'],
    ['no row', [referee('new@pku.edu.cn')], 'unknownField'],
  ])('is refused for %s', async (_what, row, expected) => {
    const { id, token, uid } = await invited();
    expect(await refused(referees.replace(token, uid, row))).toBe(expected);
    expect(await statesOf(id)).toEqual(['invited']);
  });

  it('is refused for the applicant, for whoever declined, after the deadline, and once the letter is there', async () => {
    const { id, token, uid } = await invited(2);
    const { email } = await referees.ownerDb
      .selectFrom('applicants')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await refused(referees.replace(token, uid, referee(email ?? '')))).toBe('refereeOwnAddress');
    await referees.setRequest(uid, { state: 'declined' });
    expect(await outcome(referees.replace(token, uid, referee('new@pku.edu.cn')))).toBe('done');
    const next = firstUid(await referees.send(token, 'new@pku.edu.cn'));
    expect(await refused(referees.replace(token, next, referee(li)))).toBe('letterDeclined');
    referees.clock.set(inDays(28.1));
    await referees.ownerDb
      .updateTable('batches')
      .set({ letters_until: inDays(28) })
      .execute();
    expect(await refused(referees.replace(token, next, referee('late@pku.edu.cn')))).toBe('lettersClosed');
    await referees.ownerDb
      .updateTable('batches')
      .set({ letters_until: inDays(40) })
      .execute();
    await referees.setRequest(next, { state: 'written' });
    expect(await refused(referees.replace(token, next, referee('late@pku.edu.cn')))).toBe('letterWritten');
  });
});
