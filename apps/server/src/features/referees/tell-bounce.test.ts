import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markBounced } from '../../platform/messaging/bounces/mark-bounced.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { firstUid, inDays, openReferees, referee, type Referees } from './testing/referees-fixture.ts';
import { notifyOfBounce } from '../../domain/letters/requests/notify-of-bounce.ts';

let referees: Referees;
beforeAll(async () => {
  referees = await openReferees();
});
beforeEach(() => referees.clock.set(frozenNow));
afterAll(() => referees.close());

const li = 'li@pku.edu.cn';

async function invited() {
  const { id, email, token } = await referees.applicant([referee(li)]);
  const data = await referees.send(token, li);
  const [mail] = await referees.mailsOf(id);
  return { id, email, token, uid: firstUid(data), mail: mail?.id ?? '' };
}

function bounce(id: string, now = frozenNow) {
  const { project, database } = referees;
  const bounce = { id, project, code: '5.1.1', now };
  return database
    .forProject(project)
    .transaction()
    .execute((db) => markBounced(db, bounce, notifyOfBounce('https://x.test')));
}

const noticesOf = async (id: string) => ({
  messages: await referees.ownerDb.selectFrom('messages').selectAll().where('applicant_id', '=', id).execute(),
  mails: (await referees.mailsOf(id)).filter(({ purpose }) => purpose === 'letter-notice'),
});

describe('a mail to a recommender that came back', () => {
  it('is told to the applicant once, by message and mail, without any token', async () => {
    const { id, email, token, mail } = await invited();
    expect(await bounce(mail)).toBe(true);
    expect(await bounce(mail)).toBe(false);
    const { messages, mails } = await noticesOf(id);
    expect(messages).toHaveLength(1);
    expect(JSON.stringify(messages[0]?.body)).toContain(li);
    expect(mails).toMatchObject([{ recipient: email }]);
    expect(mails[0]?.text).toContain(`https://x.test/apply/${referees.project.slug}/?lang=`);
    expect(mails[0]?.text).toContain('#/referees');
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('token=');
    expect((await referees.check(token)).list[0]).toMatchObject({
      letter_state: 5,
      can: { replace: true, remind: false },
    });
  });

  it('is told by message alone to whoever has no confirmed address', async () => {
    const { id, mail } = await invited();
    await referees.ownerDb.updateTable('applicants').set({ email_confirmed_at: null }).where('id', '=', id).execute();
    await bounce(mail);
    const { messages, mails } = await noticesOf(id);
    expect([messages.length, mails.length]).toEqual([1, 0]);
  });

  it('is nobody’s concern once the request is over, letters are closed, or a newer mail is out', async () => {
    const over = await invited();
    await referees.withdraw(over.token, over.uid);
    await bounce(over.mail);
    const late = await invited();
    await bounce(late.mail, inDays(40.1));
    const reminded = await invited();
    referees.clock.set(inDays(1));
    await referees.send(reminded.token, li);
    await bounce(reminded.mail, inDays(1));
    for (const { id } of [over, late, reminded]) expect((await noticesOf(id)).messages).toEqual([]);
  });
});
