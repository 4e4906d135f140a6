import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { inDays, openReferees, referee, type Referees } from './testing/referees-fixture.ts';

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
    const answers = await Promise.all(Array.from({ length: 10 }, () => referees.send(token, li, {}, key())));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 4292)).toEqual([]);
    expect(statuses).toContain(200);
    expect(await referees.requestsOf(id)).toHaveLength(1);
    expect(await referees.mailsOf(id)).toHaveLength(1);
    const links = await referees.keeper
      .selectFrom('recommendation_links as l')
      .innerJoin('recommendations as r', 'r.id', 'l.recommendation_id')
      .select('l.kind')
      .where('r.applicant_id', '=', id)
      .execute();
    expect(links).toHaveLength(1);
  });

  it('first invitations to two people: one waiver, two requests', async () => {
    const { id, token } = await referees.applicant([referee(li), referee('wu@pku.edu.cn')]);
    const answers = await Promise.all([referees.send(token, li), referees.send(token, 'wu@pku.edu.cn')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await referees.requestsOf(id)).toHaveLength(2);
  });

  it('a reminder and a withdrawal: reminded first, it is over; taken back first, it is another request', async () => {
    for (let round = 0; round < 5; round += 1) {
      referees.clock.set(frozenNow);
      const { id, token } = await referees.applicant([referee(li)]);
      const { data } = await referees.send(token, li);
      referees.clock.set(inDays(1));
      const [withdrawn, sent] = await Promise.all([
        referees.withdraw(token, data.list[0].uid),
        referees.send(token, li),
      ]);
      expect([withdrawn.status, sent.status]).toEqual([200, 200]);
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

  it('sending and changing the address: no request lives whose address does not stand', async () => {
    const seen = new Set<number>();
    for (let round = 0; round < 6; round += 1) {
      const { id, token } = await referees.applicant([referee(li)]);
      const both = [() => referees.send(token, li), () => referees.save(token, [referee('wu@pku.edu.cn')])] as const;
      const [sent, saved] =
        round % 2 === 0
          ? await Promise.all([both[0](), both[1]()])
          : (await Promise.all([both[1](), both[0]()])).toReversed();
      expect(saved?.status).toBe(200);
      seen.add(sent?.status);
      const live = (await referees.requestsOf(id)).filter(({ state }) => state !== 'withdrawn');
      expect(live).toEqual([]);
    }
    expect([...seen].every((status) => status === 200 || status === 404)).toBe(true);
  });

  it('sending and leaving: neither waits for the other for ever', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, token } = await referees.applicant([referee(li)]);
      const leaving = referees.keeper.deleteFrom('applicants').where('id', '=', id).execute();
      const [sent] = await Promise.all([referees.send(token, li), leaving]);
      expect(sent.http).toBeLessThan(500);
      expect(await referees.requestsOf(id)).toEqual([]);
    }
  });
});
