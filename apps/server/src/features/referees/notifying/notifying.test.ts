import { logoff } from '@portico/contract/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { createLogger } from '../../../platform/log.ts';
import { outcome } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { testAppRole } from '../../../testing/test-cluster.ts';
import { firstUid, inDays, openReferees, referee, type Referees } from '../testing/referees-fixture.ts';
import { notifyDueWithdrawals } from './notify-due-withdrawals.ts';
import { toyPassword } from '../../../testing/toys/toy-tenants.ts';

let referees: Referees;
const log = createLogger('silent');
beforeAll(async () => {
  referees = await openReferees();
});
beforeEach(async () => {
  referees.clock.set(frozenNow);
  await referees.ownerDb.deleteFrom('recommendations').execute();
});
afterAll(() => referees.close());

const li = 'li@pku.edu.cn';
const wu = 'wu@pku.edu.cn';
const inMinutes = (minutes: number) => inDays(minutes / 1440);
const notify = (minutes: number, database = referees.database) =>
  notifyDueWithdrawals({ database, log }, inMinutes(minutes));

/** An applicant who requested one letter at the frozen time, by a mail that arrived. */
async function invited(state: 1 | 2 = 1) {
  const { id, token } = await referees.applicant([referee(li), referee(wu)], referees.project, state);
  const data = await referees.send(token, li, { lang: 'en' });
  await mails(id, { state: 'accepted' });
  return { id, token, uid: firstUid(data) };
}

function mails(id: string, values: { state?: 'accepted' | 'queued' | 'failed'; bounced_at?: Date }) {
  return referees.ownerDb.updateTable('outgoing_messages').set(values).where('applicant_id', '=', id).execute();
}

const mailsTo = async (id: string) =>
  (await referees.mailsOf(id))
    .filter(({ purpose }) => purpose === 'letter-withdrawn')
    .map(({ recipient }) => recipient);

describe('whose request is taken back', () => {
  it.each<[string, (person: { token: string; uid: string }) => Promise<unknown>]>([
    ['by hand', ({ token, uid }) => referees.withdraw(token, uid)],
    ['with the row', ({ token }) => referees.save(token, [referee(wu)])],
    ['for another address', ({ token }) => referees.save(token, [referee('lee@pku.edu.cn'), referee(wu)])],
    ['for somebody else', ({ token, uid }) => referees.replace(token, uid, referee('lee@pku.edu.cn'))],
  ])('%s, is notified after an hour, once', async (_how, takeBack) => {
    const person = await invited();
    expect(await outcome(takeBack(person))).toBe('done');
    expect(await notify(59)).toBe(0);
    expect(await notify(60)).toBe(1);
    expect(await notify(61)).toBe(0);
    expect(await mailsTo(person.id)).toEqual([li]);
    const [mail] = (await referees.mailsOf(person.id)).filter(({ purpose }) => purpose === 'letter-withdrawn');
    expect(mail?.lang).toBe('en');
    expect(mail?.text).toContain('There is nothing else for you to do.');
  });

  it.each<[string, (person: { id: string; token: string; uid: string }) => Promise<unknown>]>([
    ['the mail came back', ({ id }) => mails(id, { bounced_at: frozenNow })],
    ['the mail was given up', ({ id }) => mails(id, { state: 'failed' })],
    ['they had declined', ({ uid }) => referees.setRequest(uid, { state: 'declined' })],
  ])('and %s, is not notified', async (_why, happen) => {
    const person = await invited();
    await happen(person);
    await referees.save(person.token, [referee(wu)]);
    expect(await notify(60)).toBe(0);
    expect(await mailsTo(person.id)).toEqual([]);
  });

  it('is not notified while the row is back, or the address was asked anew', async () => {
    const back = await invited();
    await referees.save(back.token, [referee(wu)]);
    await referees.save(back.token, [referee(li), referee(wu)], 2);
    const anew = await invited();
    await referees.withdraw(anew.token, anew.uid);
    expect(await outcome(referees.send(anew.token, li))).toBe('done');
    expect(await notify(60)).toBe(0);
    expect([await mailsTo(back.id), await mailsTo(anew.id)]).toEqual([[], []]);
  });

  it('is notified once though asked and taken back twice', async () => {
    const { id, token, uid } = await invited();
    await referees.withdraw(token, uid);
    referees.clock.set(inMinutes(10));
    const again = await referees.send(token, li);
    await mails(id, { state: 'accepted' });
    await referees.withdraw(token, firstUid(again));
    expect(await notify(80)).toBe(1);
    expect(await mailsTo(id)).toEqual([li]);
  });

  it('is notified after the invitation where that is late, and not once letters are over', async () => {
    const { id, token, uid } = await invited();
    await mails(id, { state: 'queued' });
    await referees.withdraw(token, uid);
    expect(await notify(60)).toBe(0);
    await mails(id, { state: 'accepted' });
    expect(await notify(75)).toBe(1);
    expect(await mailsTo(id)).toEqual([li]);
    const late = await invited();
    await referees.withdraw(late.token, late.uid);
    expect(await notify(40 * 1440 + 1)).toBe(0);
    expect(await notify(60)).toBe(0);
  });

  it('is notified even though the applicant has started again without a batch', async () => {
    const { id, token, uid } = await invited();
    await referees.withdraw(token, uid);
    await referees.ownerDb.updateTable('applications').set({ batch_id: null }).where('applicant_id', '=', id).execute();
    expect(await notify(60)).toBe(1);
    expect(await mailsTo(id)).toEqual([li]);
  });

  it('is notified by one of two servers', async () => {
    const people = [await invited(), await invited(), await invited()];
    for (const { token, uid } of people) await referees.withdraw(token, uid);
    const second = openDatabase(referees.ownerUrl.replace('portico_test_owner', testAppRole));
    try {
      const counts = await Promise.all([notify(60), notify(60, second), notify(60), notify(60, second)]);
      expect(counts.reduce((one, other) => one + other)).toBe(people.length);
      for (const { id } of people) expect(await mailsTo(id)).toEqual([li]);
    } finally {
      await second.close();
    }
  });
});

describe('whoever leaves', () => {
  const queuedFor = async (recipient: string) =>
    (
      await referees.ownerDb
        .selectFrom('outgoing_messages')
        .selectAll()
        .where('purpose', '=', 'letter-withdrawn')
        .execute()
    ).filter((mail) => mail.recipient === recipient && mail.applicant_id === null);

  it('leaves a mail to those who were asked, of which nothing is kept', async () => {
    const { id, token } = await invited();
    await referees.ownerDb.updateTable('applicants').set({ user_type: 'ssm' }).where('id', '=', id).execute();
    const before = (await queuedFor(li)).length;
    expect(await outcome(referees.client.as({ token }).call(logoff, { old_password: toyPassword }))).toBe('done');
    const after = await queuedFor(li);
    expect(after).toHaveLength(before + 1);
    expect(after.every(({ forget }) => forget)).toBe(true);
  });

  it('leaves none to whoever wrote, declined, or never got one', async () => {
    for (const happen of [
      ({ uid }: { id: string; uid: string }) => referees.setRequest(uid, { state: 'written' }),
      ({ uid }: { id: string; uid: string }) => referees.setRequest(uid, { state: 'declined' }),
      ({ id }: { id: string; uid: string }) => mails(id, { state: 'queued' }),
    ]) {
      const person = await invited();
      await happen(person);
      await referees.ownerDb.updateTable('applicants').set({ user_type: 'ssm' }).where('id', '=', person.id).execute();
      const before = (await queuedFor(li)).length;
      expect(
        await outcome(referees.client.as({ token: person.token }).call(logoff, { old_password: toyPassword })),
      ).toBe('done');
      expect(await queuedFor(li)).toHaveLength(before);
    }
  });
});
