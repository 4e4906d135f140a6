import { login } from '@portico/contract/accounts';
import { sendMailCode, sendSms } from '@portico/contract/proofs';
import { recommendList, recommendLogin, recommendLogout } from '@portico/contract/recommendations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refusal, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildRequest } from '../../testing/toys/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let other: ToyProject;
let portal: ReturnType<typeof openTestPortal>;
let there: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'let-in', loginMethods: ['mail_code'] });
  other = await buildProject(server.ownerDb, { slug: 'let-in-other' });
  portal = openTestPortal(server, project);
  there = openTestPortal(server, other);
});
afterAll(() => server.close());

const list = (token: string) => portal.as({ token }).call(recommendList, {});
const request = async (options: Parameters<typeof buildRequest>[3] = {}, within = project) => {
  const applicant = await buildApplicant(server.ownerDb, within, { batchId: within.batchId });
  return buildRequest(server.ownerDb, within, applicant, options);
};
const sendCode = async (email: string, from = portal) =>
  from.call(sendMailCode, { ...(await from.humanProof()), email, purpose: 'recommend' });
const later = (days: number) => new Date(frozenNow.getTime() + days * 86_400_000);

describe('the link of a mail', () => {
  it('opens one request, as often as it is opened, and notes when it first was', async () => {
    const invitation = await request();
    const first = await portal.call(recommendLogin, { token: invitation.link });
    expect(first).toMatchObject({ reach: 'one', uid: invitation.id, lang: 'en', email: invitation.email });
    server.clock.set(later(0.1));
    const second = await portal.call(recommendLogin, { token: invitation.link });
    server.clock.set(frozenNow);
    expect(second.token).not.toBe(first.token);
    expect((await list(first.token)).list).toMatchObject([{ uid: invitation.id, letter_state: 2 }]);
    const rows = await server.ownerDb
      .selectFrom('recommendations as r')
      .innerJoin('recommendation_links as l', 'l.recommendation_id', 'r.id')
      .select(['r.opened_at', 'l.opened_at as link_opened_at'])
      .where('r.id', '=', invitation.id)
      .execute();
    expect(rows).toEqual([{ opened_at: frozenNow, link_opened_at: frozenNow }]);
  });

  it('is dead once the request is taken back', async () => {
    const invitation = await request({ state: 'withdrawn' });
    expect(await refused(portal.call(recommendLogin, { token: invitation.link }))).toBe('linkBroken');
  });

  it('lets nobody in once the letter is handed in, but says for whom it was and when it came', async () => {
    const invitation = await request({ state: 'written' });
    const visit = () => refusal(portal.call(recommendLogin, { token: invitation.link }));
    const handed = { applicant: expect.stringMatching(/./), written_at: frozenNow.getTime() / 1000 };
    expect(await visit()).toMatchObject({ error: 'letterWritten', data: { ...handed, time_zone: 'Asia/Shanghai' } });
    expect(await refused(there.call(recommendLogin, { token: invitation.link }))).toBe('linkBroken');
    server.clock.set(later(100));
    expect(await visit()).toMatchObject({ error: 'linkBroken', data: null });
    server.clock.set(frozenNow);
  });

  it('still opens a request that was declined, which may be taken back', async () => {
    const invitation = await request({ state: 'declined' });
    expect(await outcome(portal.call(recommendLogin, { token: invitation.link }))).toBe('done');
  });

  it('is answered alike where it is unknown, dead, or of another project', async () => {
    const invitation = await request();
    const withdrawn = await request({ state: 'withdrawn' });
    const answers = [
      await refusal(portal.call(recommendLogin, { token: 'x'.repeat(43) })),
      await refusal(portal.call(recommendLogin, { token: withdrawn.link })),
      await refusal(there.call(recommendLogin, { token: invitation.link })),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ error: 'linkBroken', data: null });
  });

  it('expires sixty days after the deadline for letters', async () => {
    const invitation = await request();
    const ends = later(1);
    for (const [moment, expected] of [
      [new Date(ends.getTime() + 60 * 86_400_000 - 1), 'done'],
      [new Date(ends.getTime() + 60 * 86_400_000), 'linkBroken'],
    ] as const) {
      server.clock.set(moment);
      expect(await outcome(portal.call(recommendLogin, { token: invitation.link }))).toBe(expected);
    }
    server.clock.set(frozenNow);
  });

  it('is not a session token, and no session token is a link', async () => {
    const invitation = await request();
    const data = await portal.call(recommendLogin, { token: invitation.link });
    expect(await refused(list(invitation.link))).toBe('notSignedIn');
    expect(await refused(portal.call(recommendLogin, { token: data.token }))).toBe('linkBroken');
  });
});

describe('a session by link', () => {
  it('ends with the request, at once', async () => {
    const invitation = await request();
    const data = await portal.call(recommendLogin, { token: invitation.link });
    expect(await outcome(list(data.token))).toBe('done');
    await server.ownerDb
      .updateTable('recommendations')
      .set({ state: 'withdrawn' })
      .where('id', '=', invitation.id)
      .execute();
    expect(await refused(list(data.token))).toBe('linkBroken');
  });

  it('outlives the letter for an hour, so that an answer that was lost can be asked for again', async () => {
    const invitation = await request();
    const data = await portal.call(recommendLogin, { token: invitation.link });
    await server.ownerDb
      .updateTable('recommendations')
      .set({ state: 'written', written_at: frozenNow })
      .where('id', '=', invitation.id)
      .execute();
    server.clock.set(new Date(frozenNow.getTime() + 3_599_000));
    expect(await list(data.token)).toMatchObject({ list: [{ letter_state: 3, open: false }] });
    server.clock.set(new Date(frozenNow.getTime() + 3_600_000));
    expect(await refused(list(data.token))).toBe('linkBroken');
    server.clock.set(frozenNow);
  });

  it('lasts for twelve hours', async () => {
    const invitation = await request();
    const data = await portal.call(recommendLogin, { token: invitation.link });
    server.clock.set(new Date(frozenNow.getTime() + 12 * 3_600_000));
    expect(await refused(list(data.token))).toBe('notSignedIn');
    server.clock.set(frozenNow);
  });

  it('is swept away when its time is over', async () => {
    await server.ownerDb.deleteFrom('recommender_sessions').execute();
    await portal.call(recommendLogin, { token: (await request()).link });
    const left = () => server.ownerDb.selectFrom('recommender_sessions').select('email').execute();
    await sql`select sweep_expired(${later(0.4)})`.execute(server.database.jobs);
    expect(await left()).toHaveLength(1);
    await sql`select sweep_expired(${later(0.6)})`.execute(server.database.jobs);
    expect(await left()).toEqual([]);
  });

  it('ends by signing out', async () => {
    const invitation = await request();
    const data = await portal.call(recommendLogin, { token: invitation.link });
    expect(await outcome(portal.as({ token: data.token }).call(recommendLogout, {}))).toBe('done');
    expect(await refused(list(data.token))).toBe('notSignedIn');
  });

  it('goes with the applicant who asked', async () => {
    const invitation = await request();
    const data = await portal.call(recommendLogin, { token: invitation.link });
    await server.ownerDb.deleteFrom('applications').where('id', '=', invitation.applicationId).execute();
    expect(await refused(list(data.token))).toBe('notSignedIn');
  });
});

describe('address and code', () => {
  it('open every request to the address, in all projects, however it is written', async () => {
    const email = 'Prof.Many@University.example';
    const here = await request({ email });
    const elsewhere = await request({ email: email.toLowerCase(), state: 'written' }, other);
    await request({ email, state: 'withdrawn' });
    await request();
    expect(await sendCode(email.toUpperCase())).toMatchObject({ wait: 60 });
    const code = await portal.lastCode(email.toUpperCase());
    const data = await portal.call(recommendLogin, { email: email.toLowerCase(), code });
    expect(data).toMatchObject({ reach: 'all', uid: '' });
    const uids = (await list(data.token)).list.map((entry) => entry.uid);
    expect(uids).toEqual([here.id, elsewhere.id]);
  });

  it('work once, and with five tries', async () => {
    const { email } = await request();
    await sendCode(email);
    const code = await portal.lastCode(email);
    expect(await outcome(portal.call(recommendLogin, { email, code }))).toBe('done');
    expect(await refused(portal.call(recommendLogin, { email, code }))).toBe('codeWrong');
    const { email: second } = await request();
    await sendCode(second);
    const right = await portal.lastCode(second);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1)
      expect(await refused(portal.call(recommendLogin, { email: second, code: wrong }))).toBe('codeWrong');
    expect(await refused(portal.call(recommendLogin, { email: second, code: right }))).toBe('codeWrong');
  });

  it('are of one project, and of no use for anything else', async () => {
    const { email } = await request();
    await buildApplicant(server.ownerDb, project, { email });
    await sendCode(email);
    const code = await portal.lastCode(email);
    expect(await refused(there.call(recommendLogin, { email, code }))).toBe('codeWrong');
    expect(await refused(portal.send(login, { method: 'mail_code', email, code }))).toBe('codeWrong');
    const proof = await portal.humanProof();
    await portal.call(sendMailCode, { ...proof, email, purpose: 'login' });
    expect(await refused(portal.call(recommendLogin, { email, code: await portal.lastCode(email) }))).toBe('codeWrong');
  });

  it('let nobody in whose last request was taken back meanwhile', async () => {
    const { email, id } = await request();
    await sendCode(email);
    await server.ownerDb.updateTable('recommendations').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    const code = await portal.lastCode(email);
    expect(await refused(portal.call(recommendLogin, { email, code }))).toBe('codeWrong');
  });

  it('are both needed', async () => {
    const half = await refusal(portal.call(recommendLogin, { email: 'a@b.example' }));
    expect(half.data).toBeNull();
    expect(half.error).toBe(await refused(portal.call(recommendLogin, {})));
  });

  it('cannot be used by SMS', async () => {
    const input = { ...(await portal.humanProof()), area: '86', mobile: '13800138000', purpose: 'recommend' };
    expect(await refused(portal.send(sendSms, input))).toBe('malformed');
  });
});
