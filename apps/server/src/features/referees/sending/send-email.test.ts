import { randomUUID } from 'node:crypto';
import { logoff } from '@portico/contract/accounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome, refusal, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { mostADay } from './sending-limits.ts';
import {
  firstUid,
  day,
  inDays,
  openReferees,
  referee,
  type Referees,
  type ToyReferee,
} from '../testing/referees-fixture.ts';
import { toyPassword } from '../../../testing/toys/toy-tenants.ts';

let referees: Referees;
beforeAll(async () => {
  referees = await openReferees();
});
beforeEach(() => referees.clock.set(frozenNow));
afterAll(() => referees.close());

const li = 'li@pku.edu.cn';

describe('an invitation is refused', () => {
  const incomplete = { error: 'refereeIncomplete', message: 'Required field is empty, sending failed.' };
  const duplicate = { error: 'refereeDuplicate', message: 'Recommender mailbox cannot be duplicate' };
  const doubtful = { error: 'refereeAddressDoubtful', message: expect.stringContaining('li@gmail.com') };

  it.each<[string, readonly ToyReferee[], string, object]>([
    ['without a name', [{ mail: li, post: 'Prof' }], li, incomplete],
    ['without an address', [{ who: 'Li', post: 'Prof' }], '', incomplete],
    ['with no address', [referee('li at pku')], 'li at pku', incomplete],
    ['where it stands twice', [referee(li), referee(li)], li, duplicate],
    ['twice in another case', [referee(li), referee('LI@Pku.Edu.CN')], li, duplicate],
    ['twice in another form', [referee(li), referee('ｌｉ@ｐｋｕ.edu.cn')], li, duplicate],
    ['twice, composed otherwise', [referee('é@pku.cn'), referee('e\u0301@pku.cn')], 'é@pku.cn', duplicate],
    [
      'twice, by the domain’s other name',
      [referee('a@bücher.de'), referee('a@xn--bcher-kva.de')],
      'a@bücher.de',
      duplicate,
    ],
    ['to a domain that looks mistyped', [referee('li@gmial.com')], 'li@gmial.com', doubtful],
    ['where the row is another now', [referee('other@pku.edu.cn')], li, { error: 'notFound' }],
  ])('%s', async (_what, rows, email, expected) => {
    const { id, token } = await referees.applicant(rows);
    expect(await refusal(referees.send(token, email))).toMatchObject(expected);
    expect(await referees.requestsOf(id)).toEqual([]);
    expect(await referees.mailsOf(id)).toEqual([]);
  });

  it('to the applicant’s own address', async () => {
    const { id, email, token } = await referees.applicant([]);
    await referees.fill(id, [referee(email.toUpperCase())]);
    expect(await refused(referees.send(token, email))).toBe('refereeOwnAddress');
  });

  it('without a batch, after the letters’ deadline, and after a deadline that was missed', async () => {
    const { id, token } = await referees.applicant([referee(li)]);
    referees.clock.set(inDays(20.1));
    expect(await refused(referees.send(token, li))).toBe('lettersClosed');
    await referees.ownerDb.updateTable('applications').set({ state: 2 }).where('applicant_id', '=', id).execute();
    referees.clock.set(new Date(inDays(29).getTime()));
    expect(await outcome(referees.send(token, li))).toBe('done');
    const late = await referees.applicant([referee(li)]);
    await referees.ownerDb
      .updateTable('batches')
      .set({ letters_until: inDays(28) })
      .execute();
    expect(await refused(referees.send(late.token, li))).toBe('lettersClosed');
    await referees.ownerDb
      .updateTable('batches')
      .set({ letters_until: inDays(40) })
      .execute();
    await referees.ownerDb
      .updateTable('applications')
      .set({ batch_id: null })
      .where('applicant_id', '=', late.id)
      .execute();
    expect(await refused(referees.send(late.token, li))).toBe('chooseBatch');
  });
});

describe('an address that looks mistyped', () => {
  it('is written to once the applicant is sure', async () => {
    const { id, token } = await referees.applicant([referee('li@gmial.com')]);
    expect((await refusal(referees.send(token, 'li@gmial.com'))).data).toEqual({ likely: 'li@gmail.com' });
    expect(await outcome(referees.send(token, 'li@gmial.com', { sure: '1' }))).toBe('done');
    expect(await referees.mailsOf(id)).toMatchObject([{ recipient: 'li@gmial.com' }]);
  });
});

describe('a row that was moved', () => {
  it.each(['ｌi@pku.edu.cn', 'li@ｐｋｕ.edu.cn'])('is written to as mail servers know it: %s', async (typed) => {
    const { id, token } = await referees.applicant([referee(typed)]);
    expect(await outcome(referees.send(token, typed))).toBe('done');
    expect(await referees.mailsOf(id)).toMatchObject([{ recipient: li }]);
    expect(await referees.requestsOf(id)).toMatchObject([{ email: li, email_key: li }]);
  });

  it.each(['a，b@pku.edu.cn', 'a＠b@pku.edu.cn', 'a＜b＞@pku.edu.cn'])(
    'is one address and not two: %s',
    async (typed) => {
      const { id, token } = await referees.applicant([referee(typed)]);
      expect(await refused(referees.send(token, typed))).toBe('refereeIncomplete');
      expect(await referees.mailsOf(id)).toEqual([]);
    },
  );

  it('is known by its address', async () => {
    const { id, token } = await referees.applicant([referee('wu@pku.edu.cn', { who: 'Wu' }), referee(li)]);
    await referees.send(token, li, { columnNumber: 1 });
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
  ] as const)('under %s, with %o, is kept as %o', async (policy, fields, expected) => {
    const project = await referees.openProject(`w-${policy.toLowerCase()}-${Object.values(fields).join('')}`, {
      applicantReads: policy,
    });
    const { id, token } = await referees.applicant([referee(li), referee('wu@pku.edu.cn')], project);
    const { id: application_id } = await referees.applicationOf(id);
    expect(await refused(referees.send(token, li, { ...fields, notice: ' ' }))).toBe('waiverFirst');
    if (policy === 'unlessWaived') expect(await refused(referees.send(token, li))).toBe('waiverFirst');
    expect(await outcome(referees.send(token, li, fields))).toBe('done');
    const rows = () => referees.ownerDb.selectFrom('letter_waivers').selectAll().execute();
    const own = async () => (await rows()).filter((row) => row.application_id === application_id);
    expect(await own()).toMatchObject([{ ...expected, notice: 'Nobody reads them.', at: frozenNow }]);
    // The choice is made once: the next invitation neither requires nor changes it.
    expect(await outcome(referees.send(token, 'wu@pku.edu.cn', { waive: '1', notice: '' }))).toBe('done');
    expect(await own()).toMatchObject([{ ...expected, notice: 'Nobody reads them.' }]);
  });

  it('is not kept where the invitation is refused', async () => {
    const { id, token } = await referees.applicant([referee('li@gmial.com')]);
    expect(await refused(referees.send(token, 'li@gmial.com'))).toBe('refereeAddressDoubtful');
    expect((await referees.check(token)).waiver.decided).toBe(false);
    expect(await referees.requestsOf(id)).toEqual([]);
  });
});

describe('a reminder by hand', () => {
  it('goes out once in a day, with another link, and the earlier link stays', async () => {
    const { id, token } = await referees.applicant([referee(li)]);
    await referees.send(token, li);
    expect(await refused(referees.send(token, li))).toBe('remindedToday');
    referees.clock.set(new Date(frozenNow.getTime() + day - 1));
    expect((await refusal(referees.send(token, li))).message).toContain('2026');
    referees.clock.set(inDays(1));
    const data = await referees.send(token, li);
    expect(data.list[0]).toMatchObject({ reminded_at: inDays(1).getTime() / 1000, sendState: 0 });
    expect(data.list[0]?.can.remind).toBe(false);
    const mails = await referees.mailsOf(id);
    expect(mails.map(({ purpose }) => purpose)).toEqual(['letter-invitation', 'letter-reminder']);
    const [request] = await referees.requestsOf(id);
    expect(request).toMatchObject({ message_id: mails[1]?.id, reminded_at: inDays(1), scheduled_reminders: 0 });
    const links = await referees.ownerDb
      .selectFrom('recommendation_links')
      .select('kind')
      .where('recommendation_id', '=', request?.id ?? '')
      .orderBy('created_at')
      .execute();
    expect(links.map(({ kind }) => kind)).toEqual(['invitation', 'reminder']);
    expect(await refused(referees.send(token, li))).toBe('remindedToday');
  });

  it.each([
    ['written', { state: 'written' }, 'letterWritten'],
    ['declined', { state: 'declined' }, 'letterDeclined'],
  ] as const)('is refused once %s', async (_state, values, expected) => {
    const { id, token } = await referees.applicant([referee(li)]);
    const data = await referees.send(token, li);
    await referees.setRequest(firstUid(data), values);
    referees.clock.set(inDays(2));
    expect(await outcome(referees.send(token, li))).toBe(expected);
    expect(await referees.mailsOf(id)).toHaveLength(1);
  });

  it('is refused where the mail came back', async () => {
    const { id, token } = await referees.applicant([referee(li)]);
    await referees.send(token, li);
    await referees.ownerDb
      .updateTable('outgoing_messages')
      .set({ bounced_at: frozenNow })
      .where('applicant_id', '=', id)
      .execute();
    referees.clock.set(inDays(2));
    expect(await refused(referees.send(token, li))).toBe('refereeBounced');
  });
});

describe('against spam', () => {
  it('one applicant sends so many in a day, and goes on the next', async () => {
    const mails = Array.from({ length: mostADay.own + 1 }, (_, at) => `r${at}@pku.edu.cn`);
    const { id, token } = await referees.applicant(mails.map((mail) => referee(mail)));
    for (const mail of mails.slice(0, -1)) expect(await outcome(referees.send(token, mail))).toBe('done');
    expect(await refused(referees.send(token, mails.at(-1) ?? ''))).toBe('invitationsToday');
    expect(await referees.mailsOf(id)).toHaveLength(mostADay.own);
    referees.clock.set(inDays(1));
    expect(await outcome(referees.send(token, mails.at(-1) ?? ''))).toBe('done');
  });

  it('taking back and inviting anew does not get around the day', async () => {
    const { token } = await referees.applicant([referee(li)]);
    for (let times = 0; times < mostADay.same; times += 1) {
      const data = await referees.send(token, li);
      await referees.withdraw(token, firstUid(data));
    }
    expect(await refused(referees.send(token, li))).toBe('invitationsToday');
  });

  it('leaving and coming back does not get around it either', async () => {
    const email = 'comes.back@example.com';
    const answers: string[] = [];
    for (let round = 0; round <= mostADay.own; round += 1) {
      const address = `someone${round}@example.org`;
      const { id, token } = await referees.applicant([referee(address)], referees.project, 1, email);
      answers.push(await outcome(referees.send(token, address)));
      await referees.ownerDb.updateTable('applicants').set({ user_type: 'ssm' }).where('id', '=', id).execute();
      expect(await outcome(referees.client.as({ token }).call(logoff, { old_password: toyPassword }))).toBe('done');
    }
    expect(answers).toEqual([...Array.from({ length: mostADay.own }, () => 'done'), 'invitationsToday']);
  });

  it('one address is not flooded by people who leave', async () => {
    const victim = 'flooded.by.leavers@example.org';
    const project = await referees.openProject(`leavers-${randomUUID().slice(0, 8)}`);
    const answers: string[] = [];
    for (let round = 0; round <= mostADay.address; round += 1) {
      const { id, token } = await referees.applicant([referee(victim)], project);
      answers.push(await outcome(referees.send(token, victim)));
      await referees.ownerDb.updateTable('applicants').set({ user_type: 'ssm' }).where('id', '=', id).execute();
      await referees.client.as({ token }).call(logoff, { old_password: toyPassword });
    }
    expect(answers.at(-2)).toBe('done');
    expect(answers.at(-1)).toBe('invitationsToday');
  });

  it('many applicants do not flood one address, nor a project the world', async () => {
    const project = await referees.openProject('referees-flood');
    const { id, token } = await referees.applicant([referee('a@pku.edu.cn')], project);
    const data = await referees.send(token, 'a@pku.edu.cn');
    const many = (count: number, kind: 'invitation' | 'schedule') =>
      sql`insert into recommendation_links (token_hash, project_id, recommendation_id, kind, created_at)
        select sha256(convert_to(gen_random_uuid()::text, 'UTF8')), ${project.id}, ${firstUid(data)}, ${kind}, ${frozenNow}
        from generate_series(1, ${count}::integer)`.execute(referees.ownerDb);
    await many(60, 'schedule');
    const other = await referees.applicant([referee('a@pku.edu.cn'), referee('b@pku.edu.cn')], project);
    expect(await outcome(referees.send(other.token, 'a@pku.edu.cn'))).toBe('done');
    await many(mostADay.address, 'invitation');
    const third = await referees.applicant([referee('a@pku.edu.cn'), referee('b@pku.edu.cn')], project);
    expect(await refused(referees.send(third.token, 'a@pku.edu.cn'))).toBe('invitationsToday');
    expect(await outcome(referees.send(third.token, 'b@pku.edu.cn'))).toBe('done');
    await many(mostADay.all, 'invitation');
    expect(await refused(referees.send(other.token, 'b@pku.edu.cn'))).toBe('invitationsToday');
    expect(await referees.mailsOf(id)).toHaveLength(1);
  });
});

describe('an applicant who cannot be identified', () => {
  it.each([
    ['without a name', { name: '' }, 'identityFirst'],
    ['without an address that is theirs', { email_confirmed_at: null }, 'identityFirst'],
    ['with a number that is theirs', { email_confirmed_at: null, mobile: '13800138000' }, 'done'],
  ] as const)('%s', async (_who, values, expected) => {
    const { id, token } = await referees.applicant([referee(li)]);
    await referees.ownerDb.updateTable('applicants').set(values).where('id', '=', id).execute();
    expect(await outcome(referees.send(token, li))).toBe(expected);
  });
});

describe('somebody who declined', () => {
  it('is not asked again by the same applicant, though named anew', async () => {
    const { id, token } = await referees.applicant([referee(li)]);
    const data = await referees.send(token, li);
    await referees.setRequest(firstUid(data), { state: 'declined' });
    expect(await outcome(referees.save(token, [referee('wu@pku.edu.cn')]))).toBe('done');
    expect(await referees.requestsOf(id)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await outcome(referees.save(token, [referee(li)], 2))).toBe('done');
    expect((await referees.check(token)).list[0]).toMatchObject({ letter_state: 4, can: { send: false } });
    expect(await refused(referees.send(token, li))).toBe('letterDeclined');
  });
});
