import { randomUUID } from 'node:crypto';
import { errors } from '@portico/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { mostADay } from './sending-limits.ts';
import { day, inDays, openReferees, referee, type Referees, type ToyReferee } from '../testing/referees-fixture.ts';

let referees: Referees;
beforeAll(async () => {
  referees = await openReferees();
});
beforeEach(() => referees.clock.set(frozenNow));
afterAll(() => referees.close());

const li = 'li@pku.edu.cn';

describe('an invitation is refused', () => {
  it.each<[string, readonly ToyReferee[], string, number, string]>([
    ['without a name', [{ mail: li, post: 'Prof' }], li, 4120, 'Required field is empty, sending failed.'],
    ['without an address', [{ who: 'Li', post: 'Prof' }], '', 4120, 'Required field is empty, sending failed.'],
    ['with no address', [referee('li at pku')], 'li at pku', 4120, 'Required field is empty, sending failed.'],
    ['where it stands twice', [referee(li), referee(li)], li, 4121, 'Recommender mailbox cannot be duplicate'],
    ['twice in another case', [referee(li), referee('LI@Pku.Edu.CN')], li, 4121, 'Recommender mailbox'],
    ['twice in another form', [referee(li), referee('ｌｉ@ｐｋｕ.edu.cn')], li, 4121, 'Recommender mailbox'],
    ['twice, composed otherwise', [referee('é@pku.cn'), referee('e\u0301@pku.cn')], 'é@pku.cn', 4121, 'Recommender'],
    [
      'twice, by the domain’s other name',
      [referee('a@bücher.de'), referee('a@xn--bcher-kva.de')],
      'a@bücher.de',
      4121,
      '',
    ],
    ['to a domain that looks mistyped', [referee('li@gmial.com')], 'li@gmial.com', 4122, 'li@gmail.com'],
    ['where the row is another now', [referee('other@pku.edu.cn')], li, 404, ''],
  ])('%s', async (_what, rows, email, status, words) => {
    const { id, token } = await referees.applicant(rows);
    const answer = await referees.send(token, email);
    expect(answer.status).toBe(status);
    expect(answer.message).toContain(words);
    expect(await referees.requestsOf(id)).toEqual([]);
    expect(await referees.mailsOf(id)).toEqual([]);
  });

  it('to the applicant’s own address', async () => {
    const { id, email, token } = await referees.applicant([]);
    await referees.fill(id, [referee(email.toUpperCase())]);
    expect(await referees.send(token, email)).toMatchObject({ status: 4127 });
  });

  it('without a batch, after the letters’ deadline, and after a deadline that was missed', async () => {
    const { id, token } = await referees.applicant([referee(li)]);
    referees.clock.set(inDays(20));
    expect(await referees.send(token, li)).toMatchObject({ status: 4125 });
    await referees.keeper.updateTable('applications').set({ state: 2 }).where('applicant_id', '=', id).execute();
    referees.clock.set(new Date(inDays(29).getTime()));
    expect(await referees.send(token, li)).toMatchObject({ status: 200 });
    const late = await referees.applicant([referee(li)]);
    await referees.keeper
      .updateTable('batches')
      .set({ letters_until: inDays(28) })
      .execute();
    expect(await referees.send(late.token, li)).toMatchObject({ status: 4125 });
    await referees.keeper
      .updateTable('batches')
      .set({ letters_until: inDays(40) })
      .execute();
    await referees.keeper
      .updateTable('applications')
      .set({ batch_id: null })
      .where('applicant_id', '=', late.id)
      .execute();
    expect(await referees.send(late.token, li)).toMatchObject({ status: 4094 });
  });
});

describe('an address that looks mistyped', () => {
  it('is written to once the applicant is sure', async () => {
    const { id, token } = await referees.applicant([referee('li@gmial.com')]);
    expect((await referees.send(token, 'li@gmial.com')).data).toEqual({ likely: 'li@gmail.com' });
    expect(await referees.send(token, 'li@gmial.com', { sure: '1' })).toMatchObject({ status: 200 });
    expect(await referees.mailsOf(id)).toMatchObject([{ recipient: 'li@gmial.com' }]);
  });
});

describe('a row that was moved', () => {
  it.each(['ｌi@pku.edu.cn', 'li@ｐｋｕ.edu.cn'])('is written to as mail servers know it: %s', async (typed) => {
    const { id, token } = await referees.applicant([referee(typed)]);
    expect(await referees.send(token, typed)).toMatchObject({ status: 200 });
    expect(await referees.mailsOf(id)).toMatchObject([{ recipient: li }]);
    expect(await referees.requestsOf(id)).toMatchObject([{ email: li, email_key: li }]);
  });

  it.each(['a，b@pku.edu.cn', 'a＠b@pku.edu.cn', 'a＜b＞@pku.edu.cn'])(
    'is one address and not two: %s',
    async (typed) => {
      const { id, token } = await referees.applicant([referee(typed)]);
      expect(await referees.send(token, typed)).toMatchObject({ status: errors.refereeIncomplete.status });
      expect(await referees.mailsOf(id)).toEqual([]);
    },
  );

  it('is known by its address', async () => {
    const { id, token } = await referees.applicant([referee('wu@pku.edu.cn', { who: 'Wu' }), referee(li)]);
    await referees.send(token, li, { columnNumber: '1' });
    expect(await referees.requestsOf(id)).toMatchObject([{ email: li, name: 'Prof. Li' }]);
  });
});

describe('the waiver', () => {
  it.each([
    ['never', {}, { waived: null }],
    ['always', {}, { waived: null }],
    ['never', { waive: '0' }, { waived: null }],
    ['unlessWaived', { waive: '1' }, { waived: true }],
    ['unlessWaived', { waive: '0' }, { waived: false }],
  ] as const)('under %s, with %o, is kept as %o', async (policy, fields, kept) => {
    const project = await referees.openProject(`w-${policy.toLowerCase()}-${Object.values(fields).join('')}`, {
      applicantReads: policy,
    });
    const { id, token } = await referees.applicant([referee(li), referee('wu@pku.edu.cn')], project);
    const { id: application_id } = await referees.applicationOf(id);
    expect(await referees.send(token, li, { ...fields, notice: ' ' })).toMatchObject({ status: 4123 });
    if (policy === 'unlessWaived') expect(await referees.send(token, li)).toMatchObject({ status: 4123 });
    expect(await referees.send(token, li, fields)).toMatchObject({ status: 200 });
    const rows = () => referees.keeper.selectFrom('letter_waivers').selectAll().execute();
    const own = async () => (await rows()).filter((row) => row.application_id === application_id);
    expect(await own()).toMatchObject([{ ...kept, notice: 'Nobody reads them.', at: frozenNow }]);
    // Asked once: neither demanded nor changed by the next invitation.
    expect(await referees.send(token, 'wu@pku.edu.cn', { waive: '1', notice: '' })).toMatchObject({ status: 200 });
    expect(await own()).toMatchObject([{ ...kept, notice: 'Nobody reads them.' }]);
  });

  it('is not kept where the invitation is refused', async () => {
    const { id, token } = await referees.applicant([referee('li@gmial.com')]);
    await referees.send(token, 'li@gmial.com');
    expect((await referees.check(token)).waiver.decided).toBe(false);
    expect(await referees.requestsOf(id)).toEqual([]);
  });
});

describe('a reminder by hand', () => {
  it('goes out once in a day, with another link, and the earlier link stays', async () => {
    const { id, token } = await referees.applicant([referee(li)]);
    await referees.send(token, li);
    expect(await referees.send(token, li)).toMatchObject({ status: 4292 });
    referees.clock.set(new Date(frozenNow.getTime() + day - 1));
    expect((await referees.send(token, li)).message).toContain('2026');
    referees.clock.set(inDays(1));
    const { status, data } = await referees.send(token, li);
    expect(status).toBe(200);
    expect(data.list[0]).toMatchObject({ reminded_at: inDays(1).getTime() / 1000, sendState: 0 });
    expect(data.list[0].can.remind).toBe(false);
    const mails = await referees.mailsOf(id);
    expect(mails.map(({ purpose }) => purpose)).toEqual(['letter-invitation', 'letter-reminder']);
    const [request] = await referees.requestsOf(id);
    expect(request).toMatchObject({ message_id: mails[1]?.id, reminded_at: inDays(1), scheduled_reminders: 0 });
    const links = await referees.keeper
      .selectFrom('recommendation_links')
      .select('kind')
      .where('recommendation_id', '=', request?.id ?? '')
      .orderBy('created_at')
      .execute();
    expect(links.map(({ kind }) => kind)).toEqual(['invitation', 'reminder']);
    expect(await referees.send(token, li)).toMatchObject({ status: 4292 });
  });

  it.each([
    ['written', { state: 'written' }, 4124],
    ['declined', { state: 'declined' }, 4126],
  ] as const)('is refused once %s', async (_state, values, status) => {
    const { id, token } = await referees.applicant([referee(li)]);
    const { data } = await referees.send(token, li);
    await referees.setRequest(data.list[0].uid, values);
    referees.clock.set(inDays(2));
    expect(await referees.send(token, li)).toMatchObject({ status });
    expect(await referees.mailsOf(id)).toHaveLength(1);
  });

  it('is refused where the mail came back', async () => {
    const { id, token } = await referees.applicant([referee(li)]);
    await referees.send(token, li);
    await referees.keeper
      .updateTable('outgoing_messages')
      .set({ bounced_at: frozenNow })
      .where('applicant_id', '=', id)
      .execute();
    referees.clock.set(inDays(2));
    expect(await referees.send(token, li)).toMatchObject({ status: 4128 });
  });
});

describe('against spam', () => {
  it('one applicant sends so many in a day, and goes on the next', async () => {
    const mails = Array.from({ length: mostADay.own + 1 }, (_, at) => `r${at}@pku.edu.cn`);
    const { id, token } = await referees.applicant(mails.map((mail) => referee(mail)));
    for (const mail of mails.slice(0, -1)) expect(await referees.send(token, mail)).toMatchObject({ status: 200 });
    expect(await referees.send(token, mails.at(-1) ?? '')).toMatchObject({ status: 4293 });
    expect(await referees.mailsOf(id)).toHaveLength(mostADay.own);
    referees.clock.set(inDays(1));
    expect(await referees.send(token, mails.at(-1) ?? '')).toMatchObject({ status: 200 });
  });

  it('taking back and inviting anew does not get around the day', async () => {
    const { token } = await referees.applicant([referee(li)]);
    for (let times = 0; times < mostADay.same; times += 1) {
      const { status, data } = await referees.send(token, li);
      expect(status).toBe(200);
      await referees.withdraw(token, data.list[0].uid);
    }
    expect(await referees.send(token, li)).toMatchObject({ status: 4293 });
  });

  it('leaving and coming back does not get around it either', async () => {
    const email = 'comes.back@example.com';
    const statuses: number[] = [];
    for (let round = 0; round <= mostADay.own; round += 1) {
      const address = `someone${round}@example.org`;
      const { id, token } = await referees.applicant([referee(address)], referees.project, 1, email);
      statuses.push((await referees.send(token, address)).status);
      await referees.keeper.updateTable('applicants').set({ user_type: 'ssm' }).where('id', '=', id).execute();
      expect(await referees.ask('POST', 'account/logoff', {}, token)).toMatchObject({ status: 200 });
    }
    expect(statuses).toEqual([...Array.from({ length: mostADay.own }, () => 200), errors.invitationsToday.status]);
  });

  it('one address is not flooded by people who leave', async () => {
    const victim = 'flooded.by.leavers@example.org';
    const project = await referees.openProject(`leavers-${randomUUID().slice(0, 8)}`);
    const statuses: number[] = [];
    for (let round = 0; round <= mostADay.address; round += 1) {
      const { id, token } = await referees.applicant([referee(victim)], project);
      statuses.push((await referees.send(token, victim)).status);
      await referees.keeper.updateTable('applicants').set({ user_type: 'ssm' }).where('id', '=', id).execute();
      await referees.ask('POST', 'account/logoff', {}, token);
    }
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(errors.invitationsToday.status);
  });

  it('many applicants do not flood one address, nor a project the world', async () => {
    const project = await referees.openProject('referees-flood');
    const { id, token } = await referees.applicant([referee('a@pku.edu.cn')], project);
    const { data } = await referees.send(token, 'a@pku.edu.cn');
    const many = (count: number, kind: 'invitation' | 'schedule') =>
      sql`insert into recommendation_links (token_hash, project_id, recommendation_id, kind, created_at)
        select sha256(convert_to(gen_random_uuid()::text, 'UTF8')), ${project.id}, ${data.list[0].uid}, ${kind}, ${frozenNow}
        from generate_series(1, ${count}::integer)`.execute(referees.keeper);
    await many(60, 'schedule');
    const other = await referees.applicant([referee('a@pku.edu.cn'), referee('b@pku.edu.cn')], project);
    expect(await referees.send(other.token, 'a@pku.edu.cn')).toMatchObject({ status: 200 });
    await many(mostADay.address, 'invitation');
    const third = await referees.applicant([referee('a@pku.edu.cn'), referee('b@pku.edu.cn')], project);
    expect(await referees.send(third.token, 'a@pku.edu.cn')).toMatchObject({ status: 4293 });
    expect(await referees.send(third.token, 'b@pku.edu.cn')).toMatchObject({ status: 200 });
    await many(mostADay.all, 'invitation');
    expect(await referees.send(other.token, 'b@pku.edu.cn')).toMatchObject({ status: 4293 });
    expect(await referees.mailsOf(id)).toHaveLength(1);
  });
});

describe('somebody whom nobody knows', () => {
  it.each([
    ['without a name', { name: '' }, 4129],
    ['without an address that is theirs', { email_confirmed_at: null }, 4129],
    ['with a number that is theirs', { email_confirmed_at: null, mobile: '13800138000' }, 200],
  ] as const)('%s', async (_who, values, status) => {
    const { id, token } = await referees.applicant([referee(li)]);
    await referees.keeper.updateTable('applicants').set(values).where('id', '=', id).execute();
    expect(await referees.send(token, li)).toMatchObject({ status });
  });
});

describe('somebody who declined', () => {
  it('is not asked again by the same applicant, though named anew', async () => {
    const { id, token } = await referees.applicant([referee(li)]);
    const { data } = await referees.send(token, li);
    await referees.setRequest(data.list[0].uid, { state: 'declined' });
    expect(await referees.save(token, [referee('wu@pku.edu.cn')])).toMatchObject({ status: 200 });
    expect(await referees.requestsOf(id)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await referees.save(token, [referee(li)], 2)).toMatchObject({ status: 200 });
    expect((await referees.check(token)).list[0]).toMatchObject({ letter_state: 4, can: { send: false } });
    expect(await referees.send(token, li)).toMatchObject({ status: 4126 });
  });
});
