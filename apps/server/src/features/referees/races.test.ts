import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { firstUid, inDays, openReferees, referee, type Referees } from './testing/referees-fixture.ts';

let referees: Referees;
beforeAll(async () => {
  referees = await openReferees();
});
afterAll(() => referees.close());

const li = 'li@pku.edu.cn';

describe('at the same moment', () => {
  it.each([
    ['without a key', () => undefined],
    ['with a key each', () => randomUUID()],
    ['with one key', () => 'one'],
  ])('ten sends %s: one invitation, one mail, one link', async (_how, key) => {
    const { id, token } = await referees.applicant([referee(li)]);
    const sends = Array.from({ length: 10 }, () => outcome(referees.send(token, li, {}, key())));
    const answers = await Promise.all(sends);
    expect(answers.filter((answer) => answer !== 'done' && answer !== 'remindedToday')).toEqual([]);
    expect(answers).toContain('done');
    expect(await referees.requestsOf(id)).toHaveLength(1);
    expect(await referees.mailsOf(id)).toHaveLength(1);
    const links = await referees.ownerDb
      .selectFrom('recommendation_links as l')
      .innerJoin('recommendations as r', 'r.id', 'l.recommendation_id')
      .select('l.kind')
      .where('r.applicant_id', '=', id)
      .execute();
    expect(links).toHaveLength(1);
  });

  it('first invitations to two people: one waiver, two requests', async () => {
    const { id, token } = await referees.applicant([referee(li), referee('wu@pku.edu.cn')]);
    await Promise.all([referees.send(token, li), referees.send(token, 'wu@pku.edu.cn')]);
    expect(await referees.requestsOf(id)).toHaveLength(2);
  });

  it('a reminder and a withdrawal: reminded first, it is over; taken back first, it is another request', async () => {
    for (let round = 0; round < 5; round += 1) {
      referees.clock.set(frozenNow);
      const { id, token } = await referees.applicant([referee(li)]);
      const data = await referees.send(token, li);
      referees.clock.set(inDays(1));
      await Promise.all([referees.withdraw(token, firstUid(data)), referees.send(token, li)]);
      const [first, second] = await referees.requestsOf(id);
      const [, mail, ...more] = await referees.mailsOf(id);
      expect(more).toEqual([]);
      expect(first?.state).toBe('withdrawn');
      const isReminder = mail?.purpose === 'letter-reminder';
      expect((isReminder ? first : second)?.message_id).toBe(mail?.id);
      expect(second?.state).toBe(isReminder ? undefined : 'invited');
    }
    referees.clock.set(frozenNow);
  });

  it('sending and changing the address: no request stays open for an address that is not named', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, token } = await referees.applicant([referee(li)]);
      const send = () => outcome(referees.send(token, li));
      const save = () => outcome(referees.save(token, [referee('wu@pku.edu.cn')]));
      const both = round % 2 === 0 ? [send(), save()] : [save(), send()].toReversed();
      const [sent, saved] = await Promise.all(both);
      expect(saved).toBe('done');
      expect(['done', 'notFound']).toContain(sent);
      const live = (await referees.requestsOf(id)).filter(({ state }) => state !== 'withdrawn');
      expect(live).toEqual([]);
    }
  });

  it('sending and deleting the account: no deadlock', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, token } = await referees.applicant([referee(li)]);
      const deletion = referees.ownerDb.deleteFrom('applicants').where('id', '=', id).execute();
      const [sent] = await Promise.all([outcome(referees.send(token, li)), deletion]);
      expect(['broken', 'busy']).not.toContain(sent);
      expect(await referees.requestsOf(id)).toEqual([]);
    }
  });
});
