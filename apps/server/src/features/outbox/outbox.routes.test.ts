import { randomUUID } from 'node:crypto';
import { listOutbox, readOutboxMessage, staffSession, staffSignIn, staffSignOut } from '@portico/contract/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outboxKey } from '../../platform/outbox.ts';
import { openClient, refusal, refused, type TestClient } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, toyPassword, toyText, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let mine: ToyProject;
let theirs: ToyProject;
let owner: Awaited<ReturnType<typeof buildStaff>>;
let visitor: TestClient;
let reader: TestClient;

beforeAll(async () => {
  server = await openTestServer();
  mine = await buildProject(server.ownerDb, { slug: 'outbox-mine' });
  theirs = await buildProject(server.ownerDb, { slug: 'outbox-theirs' });
  owner = await buildStaff(server.ownerDb, { role: 'owner' });
  visitor = openClient(server.app);
  reader = visitor.as(owner);
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

describe('staff sessions', () => {
  it('are a cookie that no script reads and no other site sends', async () => {
    const browser = visitor.as({});
    const signedIn = await browser.call(staffSignIn, { account: owner.account.toUpperCase(), password: toyPassword });
    expect(signedIn).toMatchObject({
      staff: { account: owner.account, roles: [{ role: 'owner', level: 'installation' }] },
      pending: null,
    });
    expect(JSON.stringify(signedIn)).not.toContain('token');
    expect(browser.cookies.find((line) => line.startsWith('portico_staff='))).toMatch(
      /^portico_staff=[\w-]{43}; Max-Age=43200; Path=\/staff\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('are refused alike for an unknown account and a wrong password', async () => {
    const signIn = (account: string, password: string) => visitor.call(staffSignIn, { account, password });
    const wrong = await refusal(signIn(owner.account, 'Wrong2026'));
    expect(wrong).toMatchObject({ error: 'wrongCredentials', data: null });
    expect(await refusal(signIn('nobody', toyPassword))).toEqual(wrong);
  });

  it('end with signing out, and both are logged', async () => {
    const staff = await buildStaff(server.ownerDb, { role: 'reviewer' });
    const browser = visitor.as({});
    await browser.call(staffSignIn, { account: staff.account, password: toyPassword });
    const signedIn = visitor.as({ cookie: browser.cookies[0]?.split(';')[0] });
    expect(await signedIn.call(staffSession, {})).toMatchObject({
      abilities: ['session.keep', 'applications.list', 'applications.read', 'applications.review', 'letters.read'],
      roles: [{ role: 'reviewer', level: 'installation', organisation: null, project: null }],
    });
    await signedIn.call(staffSignOut, {});
    expect(await refused(signedIn.call(staffSession, {}))).toBe('notSignedIn');
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
    const guest = visitor.as({ cookie: `portico_staff=${token}` });
    expect(await refused(guest.call(listOutbox, {}))).toBe('notSignedIn');
  });
});

describe('the outbox', () => {
  const idOfFive = async () => (await reader.call(listOutbox, { search: 'a5@example' })).list[0]?.id ?? '';

  it('lists messages newest first, page by page', async () => {
    const first = await reader.call(listOutbox, {});
    expect(first.list).toHaveLength(30);
    expect(first.list[0]).toMatchObject({ channel: 'sms', to: '13800000000', project: 'outbox-theirs en' });
    const second = await reader.call(listOutbox, { before: first.list[29]?.id });
    expect(second.list).toHaveLength(6);
    expect([first.more, second.more]).toEqual([true, false]);
  });

  it.each([
    [{ channel: 'sms' }, 1],
    [{ search: 'a7@example' }, 1],
    [{ search: 'subject 33' }, 1],
    [{ channel: 'mail', search: 'nothing' }, 0],
  ] as const)('filters by %o', async (filter, count) => {
    expect((await reader.call(listOutbox, filter)).list).toHaveLength(count);
  });

  it('shows a message whole, and who read it is logged', async () => {
    const id = await idOfFive();
    expect(await reader.call(readOutboxMessage, { id })).toMatchObject({
      subject: 'Subject 5',
      text: 'Text 5',
      html: '<p>Html 5</p>',
    });
    const log = await server.ownerDb.selectFrom('staff_log').selectAll().where('staff_id', '=', owner.id).execute();
    expect(log.at(-1)).toMatchObject({ action: 'read outbox message', subject: { message: id } });
  });

  it('shows no code and no link before a message is opened, nor finds it by them', async () => {
    const address = 'https://apply.example.edu/apply/toy/#/email?token=';
    const token = 'T'.repeat(43);
    const words = {
      subject: 'Your code is 918273',
      text: `Hello,\n\n918273。 or ${address}${token} now`,
      html: '<p>918273</p>',
    };
    const names = { orgId: mine.orgId, projectId: mine.id, project: toyText('x'), from: 'x', lang: 'en' } as const;
    const time = new Date(frozenNow.getTime() - 3_600_000);
    const id = await server.outbox.keep({ ...names, ...words, channel: 'mail', to: 'secret@example.com' }, time);
    const { list } = await reader.call(listOutbox, { search: 'secret@example.com' });
    expect(list).toMatchObject([{ id, subject: 'Your code is ••••••', excerpt: 'Hello, ••••••。 or … now' }]);
    for (const search of ['918273', token, '9182']) {
      expect((await reader.call(listOutbox, { search })).list).toEqual([]);
    }
    expect(await reader.call(readOutboxMessage, { id })).toMatchObject(words);
    const log = await server.ownerDb.selectFrom('staff_log').selectAll().where('staff_id', '=', owner.id).execute();
    expect(log.at(-1)).toMatchObject({ action: 'read outbox message', subject: { message: id } });
  });

  it('shows that a mail came back, and when', async () => {
    const id = randomUUID();
    const names = { channel: 'mail', orgId: mine.orgId, projectId: mine.id, project: toyText('x'), from: 'x' } as const;
    const words = { to: 'gone@example.com', subject: 'x', text: 'x', html: '', lang: 'en' } as const;
    const stored = await server.outbox.keep(
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
    const { list } = await reader.call(listOutbox, { search: 'example.com' });
    const bounced = list.filter((entry) => entry.bounced_at !== null);
    expect(bounced).toMatchObject([{ id: stored, bounced_at: frozenNow.toISOString() }]);
    expect((await reader.call(readOutboxMessage, { id: stored })).bounced_at).toBe(frozenNow.toISOString());
  });

  it('serves the HTML part under a policy that runs and fetches nothing', async () => {
    const id = await idOfFive();
    const path = `/staff/v1/outbox/html?id=${id}`;
    const page = await reader.fetch(path);
    expect(await page.text()).toBe('<p>Html 5</p>');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect((await visitor.fetch(path)).status).toBe(401);
    const log = await server.ownerDb.selectFrom('staff_log').selectAll().where('staff_id', '=', owner.id).execute();
    expect(log.at(-1)).toMatchObject({ action: 'read outbox message', subject: { message: id } });
  });

  it('is closed to roles without the right, and to whoever is not signed in', async () => {
    for (const role of ['reviewer', 'interviewer']) {
      const staff = visitor.as(await buildStaff(server.ownerDb, { role }));
      expect(await refused(staff.call(listOutbox, {}))).toBe('forbidden');
    }
    expect(await refused(visitor.call(listOutbox, {}))).toBe('notSignedIn');
  });

  it('shows an organisation’s staff its own messages only', async () => {
    const staff = visitor.as(await buildStaff(server.ownerDb, { role: 'administrator', orgId: theirs.orgId }));
    const { list } = await staff.call(listOutbox, {});
    expect(list.map(({ to }) => to)).toEqual(['13800000000']);
    expect(await refused(staff.call(readOutboxMessage, { id: await idOfFive() }))).toBe('notFound');
  });

  it.each(['nothing', '../../etc/passwd', '%00', '20260304050607000-0123456789ab'])('does not find %s', async (id) => {
    expect(await refused(reader.call(readOutboxMessage, { id }))).toBe('notFound');
  });
});
