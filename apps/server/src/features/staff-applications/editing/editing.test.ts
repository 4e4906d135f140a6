import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openStaffing } from '../testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;
let person: Awaited<ReturnType<typeof opened.applicant>>;
let admin: Awaited<ReturnType<typeof opened.staff>>;

beforeAll(async () => {
  opened = await openStaffing();
  person = await opened.applicant();
  admin = await opened.staff('administrator', opened.mine.orgId);
});
afterAll(() => opened.close());
afterEach(() => opened.clock.set(frozenNow));

async function codeFor(application = person.application, cookie = admin.cookie): Promise<string> {
  const { data } = await opened.post('applications/edit', { application }, cookie);
  return /\?staff=([\w-]{43})$/.exec(data.address)?.[1] ?? '';
}

const enter = (code: string, domain = opened.mine.id) =>
  opened.portal('POST', 'account/enterAsStaff', { project_id: domain, code });

const save = (token: string, changes: object, revision = '1') =>
  opened.portal('POST', 'apply/basic', { menuid: 'person', revision, changes: JSON.stringify(changes) }, token);

const later = (seconds: number) => opened.clock.set(new Date(frozenNow.getTime() + seconds * 1000));

describe('the code', () => {
  it('comes in the fragment of the portal’s address, and opens the form as the applicant’s', async () => {
    const { data } = await opened.post('applications/edit', { application: person.application }, admin.cookie);
    expect(data.address).toMatch(/\/apply\/staff-mine\/#\/applyform\?staff=[\w-]{43}$/);
    const entered = await enter(/staff=(.*)$/.exec(data.address)?.[1] ?? '');
    expect(entered.data).toMatchObject({
      uid: person.id,
      name: 'Toy Person',
      staff_id: admin.id,
      staff_name: 'Toy Staff',
      application: person.application,
      expires_at: frozenNow.getTime() / 1000 + 1800 - (frozenNow.getTime() % 1000) / 1000,
    });
    const menu = await opened.portal('GET', 'apply/menu', {}, entered.data.token);
    expect(menu).toMatchObject({ status: 200 });
  });

  it('works once, of two at the same time for one', async () => {
    const code = await codeFor();
    const answers = await Promise.all([enter(code), enter(code), enter(code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await enter(code)).status).toBe(4103);
  });

  it('works for a minute', async () => {
    const code = await codeFor();
    later(60);
    expect((await enter(code)).status).toBe(4103);
  });

  it('works in its own project alone, and is not used up elsewhere', async () => {
    const code = await codeFor();
    expect((await enter(code, opened.theirs.id)).status).toBe(4103);
    expect((await enter(code)).status).toBe(200);
  });

  it('is worth nothing once the role was taken away', async () => {
    const former = await opened.staff('administrator', opened.mine.orgId);
    const code = await codeFor(person.application, former.cookie);
    await opened.keeper.updateTable('staff').set({ role: 'reviewer' }).where('id', '=', former.id).execute();
    expect((await enter(code)).status).toBe(4103);
  });

  it('is stored as a hash, and made up ones open nothing', async () => {
    const code = await codeFor();
    const rows = await opened.keeper.selectFrom('staff_entries').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect((await enter('A'.repeat(43))).status).toBe(4103);
    expect((await enter('short')).http).toBe(400);
  });
});

describe('a session of admin edit', () => {
  it('lasts half an hour, whatever is done', async () => {
    const { data } = await enter(await codeFor());
    later(1799);
    expect(await opened.portal('GET', 'apply/menu', {}, data.token)).toMatchObject({ status: 200 });
    later(1800);
    expect(await opened.portal('GET', 'apply/menu', {}, data.token)).toMatchObject({ http: 401 });
  });

  it('ends when the staff member signs out, and when the role goes', async () => {
    const leaver = await opened.staff('owner', opened.mine.orgId);
    const { data: first } = await enter(await codeFor(person.application, leaver.cookie));
    await opened.post('sign-out', {}, leaver.cookie);
    expect(await opened.portal('GET', 'apply/menu', {}, first.token)).toMatchObject({ http: 401 });
    const former = await opened.staff('owner', opened.mine.orgId);
    const { data: second } = await enter(await codeFor(person.application, former.cookie));
    await opened.keeper.updateTable('staff').set({ role: 'interviewer' }).where('id', '=', former.id).execute();
    expect(await opened.portal('GET', 'apply/menu', {}, second.token)).toMatchObject({ http: 401 });
  });

  it('does nothing in the applicant’s name but write answers', async () => {
    const { data } = await enter(await codeFor());
    const calls: [string, Record<string, string>][] = [
      ['account/amend', { kind: 'name', name: 'Somebody Else' }],
      ['account/logoff', {}],
      ['account/submitSwitchProject', { target: 'staff-theirs' }],
      ['account/endSession', { id: person.application }],
      ['apply/submit', { terms: '1', known_items: '1' }],
      ['apply/revokeApply', {}],
      ['apply/reapply', {}],
      ['apply/batch', { batchId: opened.mine.batchId }],
      ['apply/leftOver', { uid: person.application }],
      ['apply/export', {}],
      ['apply/sign', { uid: person.files['photo'] ?? '', agreed: '1' }],
      ['apply/uploadAutograph', { autograph: '{}' }],
    ];
    for (const [path, fields] of calls) {
      const answer = await opened.portal('POST', path, fields, data.token);
      expect([path, answer.http]).toEqual([path, expect.toBeOneOf([403, 404])]);
    }
    expect(await opened.portal('POST', 'account/logout', {}, data.token)).toMatchObject({ status: 200 });
  });

  it('opens the files of each form that is open in one browser, and none once it has ended', async () => {
    const others = [await opened.applicant(), await opened.applicant()];
    const cookies: string[] = [];
    const tokens: string[] = [];
    for (const { application } of others) {
      const { data } = await enter(await codeFor(application));
      tokens.push(data.token);
      const preview = await opened.app.inject({ url: '/v1/enroll/apply/new_preview', headers: { token: data.token } });
      const [cookie = ''] = [preview.headers['set-cookie'] ?? []].flat();
      expect(cookie).toContain('Max-Age=1800;');
      cookies.push(cookie.split(';')[0] ?? '');
    }
    const jar = new Map(cookies.map((cookie) => [cookie.split('=')[0] ?? '', cookie]));
    const read = async (uid: string | undefined) => {
      const headers = { cookie: [...jar.values()].join('; ') };
      return (await opened.app.inject({ url: `/v1/public/file/${uid}`, headers })).statusCode;
    };
    expect([await read(others[0]?.files['photo']), await read(others[1]?.files['photo'])]).toEqual([200, 200]);
    await opened.portal('POST', 'account/logout', {}, tokens[0]);
    expect([await read(others[0]?.files['photo']), await read(others[1]?.files['photo'])]).toEqual([404, 200]);
  });

  it('is not in the applicant’s list of sessions', async () => {
    const alone = await opened.applicant();
    await enter(await codeFor(alone.application));
    const { list } = (await opened.portal('GET', 'account/sessions', {}, alone.token)).data;
    expect(list).toHaveLength(1);
  });
});

describe('what staff change', () => {
  it('is logged under the staff member, and the preview tells it after submission', async () => {
    const other = await opened.applicant(opened.mine, { state: 2 });
    await opened.keeper
      .updateTable('applications')
      .set({ submitted_at: new Date(frozenNow.getTime() - 1000), number: '202601000009' })
      .where('id', '=', other.application)
      .execute();
    const { data } = await enter(await codeFor(other.application));
    expect(await save(other.token, { plain: 'mine' })).toMatchObject({ status: 4093 });
    expect(await save(data.token, { plain: 'by staff' })).toMatchObject({ status: 200 });
    const changes = await opened.keeper
      .selectFrom('answer_changes')
      .select(['key', 'by_whom'])
      .where('application_id', '=', other.application)
      .execute();
    expect(changes).toEqual([{ key: 'plain', by_whom: admin.id }]);

    const preview = await opened.portal('GET', 'apply/new_preview', {}, other.token);
    expect(preview.data).toMatchObject({
      application_state: 2,
      number: '202601000009',
      save_field: { person: { normal: { plain: 'by staff' } } },
      changed_by_staff: [
        { menuid: 'person', key: 'plain', by: 'Toy Staff', at: Math.floor(frozenNow.getTime() / 1000) },
      ],
      can: { revoke: true, reapply: false, export: true },
    });
    expect((await opened.portal('GET', 'apply/new_preview', {}, data.token)).data.can.revoke).toBe(false);

    const log = await opened.get('applications/log', { application: other.application }, admin.cookie);
    expect(log.data.list.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'began editing',
      'changed answer',
      'opened for editing',
    ]);
    expect(log.data.list).toContainEqual({
      at: Math.floor(frozenNow.getTime() / 1000),
      by: 'Toy Staff',
      who: 'staff',
      action: 'changed answer',
      menuid: 'person',
      title: { sc: 'person', tc: 'person', en: 'person' },
      key: 'plain',
      field: { sc: 'plain', tc: 'plain', en: 'plain' },
    });
  });
});
