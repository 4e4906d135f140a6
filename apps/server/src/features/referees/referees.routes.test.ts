import { home } from '@portico/contract/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../platform/session/token.ts';
import { refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { buildApplicant, buildProject } from '../../testing/toys/toy-tenants.ts';
import { firstUid, inDays, openReferees, referee, type Referees } from './testing/referees-fixture.ts';

let referees: Referees;
beforeAll(async () => {
  referees = await openReferees();
});
beforeEach(() => referees.clock.set(frozenNow));
afterAll(() => referees.close());

const seconds = (at: Date) => at.getTime() / 1000;

describe('before anybody is asked', () => {
  it('tells each row, what is missing, and what looks mistyped', async () => {
    const { token } = await referees.applicant([referee('li@pku.edu.cn'), { who: 'Wu', mail: 'wu@gmial.com' }]);
    const state = await referees.check(token);
    expect(state).toMatchObject({
      has_referee: true,
      menuid: 'referees',
      isReferee: true,
      withdrawn: [],
      letters_until: seconds(inDays(40)),
      time_zone: 'Asia/Shanghai',
      waiver: { policy: 'never', decided: false, waived: null },
      languages: ['sc', 'en'],
      server_time: seconds(frozenNow),
    });
    expect(state.list).toMatchObject([
      { uid: '', menuid: 'referees', group: 'people', columnNumber: 1, name: 'Prof. Li', email: 'li@pku.edu.cn' },
      { columnNumber: 2, complete: false, likely_email: 'wu@gmail.com' },
    ]);
    expect(state.list[0]).toMatchObject({ letter_state: 0, sendState: null, writeState: 0, delivery: 'none' });
    expect(state.list[0]).toMatchObject({ complete: true, likely_email: '', remind_after: null });
    expect(state.list[0]?.can).toEqual({ send: true, remind: false, change: true, replace: false });
  });

  it('says that nobody is asked for where there is no form, no batch, or no such module', async () => {
    const bare = await buildProject(referees.ownerDb, { slug: 'referees-bare' });
    const { token } = await buildApplicant(referees.ownerDb, bare);
    expect(await referees.check(token)).toMatchObject({ has_referee: false, isReferee: false, list: [] });
    expect(await referees.client.as({ token }).call(home, {})).toMatchObject({ has_referee: false });
    const undecided = await buildApplicant(referees.ownerDb, referees.project);
    expect(await referees.check(undecided.token)).toMatchObject({
      has_referee: true,
      isReferee: false,
      letters_until: null,
    });
    expect(await referees.client.as({ token: undecided.token }).call(home, {})).toMatchObject({ has_referee: true });
    const without = await referees.openProject('referees-left-out');
    await referees.ownerDb
      .updateTable('batches')
      .set({ left_out_modules: ['referees'] })
      .where('id', '=', without.batchId)
      .execute();
    const other = await referees.applicant([referee('li@pku.edu.cn')], without);
    expect(await referees.check(other.token)).toMatchObject({ has_referee: false, menuid: '', list: [] });
    expect(await referees.client.as({ token: other.token }).call(home, {})).toMatchObject({ has_referee: false });
  });
});

describe('an invitation', () => {
  it('goes out with a link of its own, and the states follow what becomes of the mail', async () => {
    const { id, token } = await referees.applicant([referee('Li@PKU.edu.cn')]);
    const data = await referees.send(token, 'li@pku.edu.cn', { lang: 'en' });
    const [request] = await referees.requestsOf(id);
    expect(request).toMatchObject({ name: 'Prof. Li', email: 'Li@PKU.edu.cn', email_key: 'li@pku.edu.cn', lang: 'en' });
    expect(request).toMatchObject({ state: 'invited', invited_at: frozenNow, reminded_at: null });
    expect(data.list[0]).toMatchObject({ uid: request?.id, letter_state: 1, sendState: 0, delivery: 'queued' });
    expect(data.list[0]).toMatchObject({ invited_at: seconds(frozenNow), remind_after: seconds(inDays(1)) });
    expect(data.list[0]?.can).toEqual({ send: false, remind: false, change: true, replace: true });
    expect(data.waiver).toEqual({ policy: 'never', decided: true, waived: null });

    const [mail, ...more] = await referees.mailsOf(id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ id: request?.message_id, recipient: 'Li@PKU.edu.cn', purpose: 'letter-invitation' });
    expect(mail).toMatchObject({ lang: 'en', expires_at: inDays(40) });
    const link = new RegExp(`/apply/${referees.project.slug}/\\?lang=\\w\\w#/reference\\?token=([\\w-]{43})`).exec(
      mail?.text ?? '',
    );
    const links = await referees.ownerDb
      .selectFrom('recommendation_links')
      .selectAll()
      .where('token_hash', '=', hashToken(link?.[1] ?? ''))
      .execute();
    expect(links).toMatchObject([{ recommendation_id: request?.id, kind: 'invitation', created_at: frozenNow }]);
    expect(JSON.stringify(data)).not.toContain(link?.[1]);

    const delivery = (values: { state: 'accepted' | 'queued'; bounced_at: Date | null }) =>
      referees.ownerDb.updateTable('outgoing_messages').set(values).where('applicant_id', '=', id).execute();
    const first = async () => (await referees.check(token)).list[0];
    await delivery({ state: 'accepted', bounced_at: null });
    expect(await first()).toMatchObject({ letter_state: 1, sendState: 1, delivery: 'accepted' });
    await delivery({ state: 'accepted', bounced_at: frozenNow });
    expect(await first()).toMatchObject({ letter_state: 5, sendState: 0, delivery: 'bounced', remind_after: null });
    await delivery({ state: 'accepted', bounced_at: null });
    await referees.setRequest(request?.id ?? '', { opened: frozenNow });
    expect(await first()).toMatchObject({ letter_state: 2, sendState: 1, delivery: 'opened' });
    await referees.setRequest(request?.id ?? '', { state: 'declined' });
    expect(await first()).toMatchObject({ letter_state: 4, decline_reason: 'noTime', decline_words: 'Sorry' });
    await referees.setRequest(request?.id ?? '', { state: 'written' });
    expect(await first()).toMatchObject({ letter_state: 3, writeState: 1 });
    expect((await first())?.can).toEqual({ send: false, remind: false, change: false, replace: false });
  });

  it('is written in the language of the applicant where none is chosen', async () => {
    const { id, token } = await referees.applicant([referee('li@pku.edu.cn')]);
    await referees.ownerDb.updateTable('applicants').set({ lang: 'tc' }).where('id', '=', id).execute();
    await referees.send(token, 'li@pku.edu.cn');
    expect((await referees.mailsOf(id))[0]).toMatchObject({ lang: 'tc' });
  });

  it('is one, whatever is repeated: the same key, or the same moment', async () => {
    const { id, token } = await referees.applicant([referee('li@pku.edu.cn')]);
    const [one, other] = await Promise.all([
      referees.send(token, 'li@pku.edu.cn', {}, 'a key'),
      referees.send(token, 'li@pku.edu.cn', {}, 'a key'),
    ]);
    expect(one).toEqual(other);
    expect(await referees.requestsOf(id)).toHaveLength(1);
    expect(await referees.mailsOf(id)).toHaveLength(1);
  });
});

describe('nobody else', () => {
  it('reads or changes anything without a session, or with that of another person or project', async () => {
    const { id, token } = await referees.applicant([referee('li@pku.edu.cn')]);
    const data = await referees.send(token, 'li@pku.edu.cn');
    const uid = firstUid(data);
    expect(await refused(referees.send(undefined, 'li@pku.edu.cn'))).toBe('notSignedIn');
    expect(await refused(referees.letters())).toBe('notSignedIn');
    const neighbour = await referees.applicant([referee('li@pku.edu.cn')]);
    const elsewhere = await referees.applicant(
      [referee('li@pku.edu.cn')],
      await referees.openProject('referees-elsewhere'),
    );
    for (const stranger of [neighbour, elsewhere]) {
      expect((await referees.check(stranger.token)).list[0]).toMatchObject({ uid: '', letter_state: 0 });
      expect(await refused(referees.withdraw(stranger.token, uid))).toBe('notFound');
      expect(await refused(referees.replace(stranger.token, uid, referee('x@pku.edu.cn')))).toBe('notFound');
      expect((await referees.letters(stranger.token)).list).toEqual([]);
    }
    expect(await referees.requestsOf(id)).toMatchObject([{ state: 'invited' }]);
  });
});
