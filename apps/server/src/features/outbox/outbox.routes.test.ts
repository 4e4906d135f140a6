import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxKey } from '../../platform/outbox.ts';
import { openTestServer } from '../../testing/test-server.ts';
import {
  buildApplicant,
  buildProject,
  buildStaff,
  toyPassword,
  toyText,
  type ToyProject,
} from '../../testing/toy-tenants.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let mine: ToyProject;
let theirs: ToyProject;
let owner: Awaited<ReturnType<typeof buildStaff>>;
let visitors = 0;

beforeAll(async () => {
  server = await openTestServer();
  mine = await buildProject(server.ownerDb, { slug: 'outbox-mine' });
  theirs = await buildProject(server.ownerDb, { slug: 'outbox-theirs' });
  owner = await buildStaff(server.ownerDb, { role: 'owner' });
  for (let minute = 0; minute < 35; minute += 1) await keep(mine, 'mail', `a${minute}@example.com`, minute);
  await keep(theirs, 'sms', '13800000000', 40);
});
afterAll(() => server.close());

function keep(project: ToyProject, channel: 'mail' | 'sms', to: string, minute: number): Promise<string> {
  const words = {
    subject: `Subject ${minute}`,
    text: `Text ${minute}`,
    html: channel === 'mail' ? `<p>Html ${minute}</p>` : '',
  };
  const names = {
    orgId: project.orgId,
    projectId: project.id,
    project: toyText(project.slug),
    from: 'x',
    lang: 'sc',
  } as const;
  return server.outbox.keep({ ...names, ...words, channel, to }, new Date(frozenNow.getTime() + minute * 60_000));
}

async function ask(url: string, cookie = owner.cookie) {
  const answer = await server.app.inject({ url, headers: { cookie, lang: 'en' } });
  return { http: answer.statusCode, ...answer.json() };
}

async function signIn(account: string, password: string) {
  visitors += 1;
  const remoteAddress = `198.51.100.${visitors}`;
  return server.app.inject({ method: 'POST', url: '/staff/v1/sign-in', payload: { account, password }, remoteAddress });
}

describe('staff sessions', () => {
  it('are a cookie that no script reads and no other site sends', async () => {
    const answer = await signIn(owner.account.toUpperCase(), toyPassword);
    expect(answer.json()).toMatchObject({ status: 200, data: { account: owner.account, role: 'owner' } });
    expect(answer.body).not.toContain('token');
    expect(answer.headers['set-cookie']).toMatch(
      /^portico_staff=[\w-]{43}; Max-Age=43200; Path=\/staff\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('are refused alike for an unknown account and a wrong password', async () => {
    const wrong = { status: 4011, data: null };
    expect((await signIn(owner.account, 'Wrong2026')).json()).toMatchObject(wrong);
    expect((await signIn('nobody', toyPassword)).json()).toMatchObject(wrong);
  });

  it('end with signing out, and both are logged', async () => {
    const staff = await buildStaff(server.ownerDb, { role: 'reviewer' });
    const cookie = String((await signIn(staff.account, toyPassword)).headers['set-cookie']).split(';')[0] ?? '';
    expect(await ask('/staff/v1/session', cookie)).toMatchObject({
      status: 200,
      data: { role: 'reviewer', abilities: ['session.keep', 'applications.list', 'applications.read'] },
    });
    await server.app.inject({ method: 'POST', url: '/staff/v1/sign-out', payload: {}, headers: { cookie } });
    expect(await ask('/staff/v1/session', cookie)).toMatchObject({ http: 401 });
    const log = await server.ownerDb
      .selectFrom('staff_log')
      .select('action')
      .where('staff_id', '=', staff.id)
      .orderBy('id')
      .execute();
    expect(log.map((line) => line.action)).toEqual(['signed in', 'signed out']);
  });

  it('are not opened by an applicant’s token', async () => {
    const { token } = await buildApplicant(server.ownerDb, mine);
    expect(await ask('/staff/v1/outbox', `portico_staff=${token}`)).toMatchObject({ http: 401 });
  });
});

describe('the outbox', () => {
  it('lists messages newest first, page by page', async () => {
    const first = await ask('/staff/v1/outbox');
    expect(first.data.list).toHaveLength(30);
    expect(first.data.list[0]).toMatchObject({ channel: 'sms', to: '13800000000', project: 'outbox-theirs en' });
    const second = await ask(`/staff/v1/outbox?before=${first.data.list[29].id}`);
    expect(second.data.list).toHaveLength(6);
    expect([first.data.more, second.data.more]).toEqual([true, false]);
  });

  it.each([
    ['channel=sms', 1],
    ['search=a7@example', 1],
    ['search=subject 33', 1],
    ['channel=mail&search=nothing', 0],
  ])('finds by %s', async (query, count) => {
    expect((await ask(`/staff/v1/outbox?${encodeURI(query)}`)).data.list).toHaveLength(count);
  });

  it('shows a message whole, and who read it is logged', async () => {
    const { data } = await ask('/staff/v1/outbox?search=a5@example');
    const id = data.list[0].id;
    expect(await ask(`/staff/v1/outbox/message?id=${id}`)).toMatchObject({
      data: { subject: 'Subject 5', text: 'Text 5', html: '<p>Html 5</p>' },
    });
    const log = await server.ownerDb.selectFrom('staff_log').selectAll().where('staff_id', '=', owner.id).execute();
    expect(log.at(-1)).toMatchObject({ action: 'read outbox message', subject: { message: id } });
  });

  it('shows that a mail came back, and when', async () => {
    const id = randomUUID();
    const names = { channel: 'mail', orgId: mine.orgId, projectId: mine.id, project: toyText('x'), from: 'x' } as const;
    const words = { to: 'gone@example.com', subject: 'x', text: 'x', html: '', lang: 'en' } as const;
    const kept = await server.outbox.keep(
      { ...names, ...words },
      new Date(frozenNow.getTime() + 3_600_000),
      outboxKey(id),
    );
    const texts = { from_name: '', from_address: '', subject: '', text: '', html: '', template: '{}', purpose: '' };
    const empty = { ...texts, channel: 'mail', lang: 'en', expires_at: null, forget: false } as const;
    await server.ownerDb
      .insertInto('outgoing_messages')
      .values({
        id,
        project_id: mine.id,
        recipient: 'gone@example.com',
        ...empty,
        state: 'accepted',
        bounced_at: frozenNow,
      })
      .execute();
    const { data } = await ask('/staff/v1/outbox?search=example.com');
    const told = data.list.filter((entry: { bounced_at: string | null }) => entry.bounced_at !== null);
    expect(told).toMatchObject([{ id: kept, bounced_at: frozenNow.toISOString() }]);
    expect((await ask(`/staff/v1/outbox/message?id=${kept}`)).data.bounced_at).toBe(frozenNow.toISOString());
  });

  it('serves the HTML part under a policy that runs and fetches nothing', async () => {
    const { data } = await ask('/staff/v1/outbox?search=a5@example');
    const url = `/staff/v1/outbox/html?id=${data.list[0].id}`;
    const page = await server.app.inject({ url, headers: { cookie: owner.cookie } });
    expect(page.body).toBe('<p>Html 5</p>');
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect((await server.app.inject({ url })).statusCode).toBe(401);
    const log = await server.ownerDb.selectFrom('staff_log').selectAll().where('staff_id', '=', owner.id).execute();
    expect(log.at(-1)).toMatchObject({ action: 'read outbox message', subject: { message: data.list[0].id } });
  });

  it('is closed to roles without the right, and to whoever is not signed in', async () => {
    for (const role of ['reviewer', 'interviewer']) {
      const { cookie } = await buildStaff(server.ownerDb, { role });
      expect(await ask('/staff/v1/outbox', cookie)).toMatchObject({ http: 403 });
    }
    expect(await ask('/staff/v1/outbox', '')).toMatchObject({ http: 401 });
  });

  it('shows an organisation’s staff its own messages only', async () => {
    const { cookie } = await buildStaff(server.ownerDb, { role: 'administrator', orgId: theirs.orgId });
    const { data } = await ask('/staff/v1/outbox', cookie);
    expect(data.list.map((entry: { to: string }) => entry.to)).toEqual(['13800000000']);
    const foreign = (await ask('/staff/v1/outbox?search=a5@example')).data.list[0].id;
    expect(await ask(`/staff/v1/outbox/message?id=${foreign}`, cookie)).toMatchObject({ http: 404 });
  });

  it.each(['nothing', '../../etc/passwd', '%00', '20260304050607000-0123456789ab'])('does not find %s', async (id) => {
    expect(await ask(`/staff/v1/outbox/message?id=${encodeURIComponent(id)}`)).toMatchObject({ http: 404 });
  });
});
