import type { RouteSpec } from '@portico/contract/route';

import { chooseBatch } from '@portico/contract/batches';
import { exportApplication } from '@portico/contract/documents';
import { amend } from '@portico/contract/registration';
import { sign, uploadAutograph } from '@portico/contract/signatures';
import { reapply, revokeApply, submit } from '@portico/contract/submissions';
import { endSession, listSessions, logoff, logout, switchProject } from '@portico/contract/accounts';
import { applyMenu, dismissLeftOver, saveBasic } from '@portico/contract/applications';
import { newPreview } from '@portico/contract/previews';
import { staffSignOut } from '@portico/contract/staff';
import { applicationLog, editApplication, enterAsStaff } from '@portico/contract/staff-applications';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { changeRoleTo } from '../../../testing/toys/toy-staff.ts';
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
  const data = await opened.client.as({ cookie }).call(editApplication, { application });
  return /\?staff=([\w-]{43})$/.exec(data.address)?.[1] ?? '';
}

const enter = (code: string, domain = opened.mine.id) => opened.client.call(enterAsStaff, { project_id: domain, code });

const save = (token: string, changes: object, revision = 1) =>
  opened.client.as({ token }).call(saveBasic, { menuid: 'person', revision, changes: JSON.stringify(changes) });

const later = (seconds: number) => opened.clock.set(new Date(frozenNow.getTime() + seconds * 1000));

describe('the code', () => {
  it('comes in the fragment of the portal’s address, and opens the form as the applicant’s', async () => {
    const data = await opened.client.as(admin).call(editApplication, { application: person.application });
    expect(data.address).toMatch(/\/apply\/staff-mine\/#\/applyform\?staff=[\w-]{43}$/);
    const entered = await enter(/staff=(.*)$/.exec(data.address)?.[1] ?? '');
    expect(entered).toMatchObject({
      uid: person.id,
      name: 'Toy Person',
      staff_id: admin.id,
      staff_name: 'Toy Staff',
      application: person.application,
      expires_at: frozenNow.getTime() / 1000 + 1800 - (frozenNow.getTime() % 1000) / 1000,
    });
    expect(await outcome(opened.client.as({ token: entered.token }).call(applyMenu, {}))).toBe('done');
  });

  it('works once, of two at the same time for one', async () => {
    const code = await codeFor();
    const answers = await Promise.all([enter(code), enter(code), enter(code)].map(outcome));
    expect(answers.toSorted()).toEqual(['done', 'linkBroken', 'linkBroken']);
    expect(await refused(enter(code))).toBe('linkBroken');
  });

  it('works for a minute', async () => {
    const code = await codeFor();
    later(60);
    expect(await refused(enter(code))).toBe('linkBroken');
  });

  it('works in its own project alone, and is not used up elsewhere', async () => {
    const code = await codeFor();
    expect(await refused(enter(code, opened.theirs.id))).toBe('linkBroken');
    expect(await outcome(enter(code))).toBe('done');
  });

  it('is worth nothing once the role was taken away', async () => {
    const former = await opened.staff('administrator', opened.mine.orgId);
    const code = await codeFor(person.application, former.cookie);
    await changeRoleTo(opened.ownerDb, former.id, 'reviewer');
    expect(await refused(enter(code))).toBe('linkBroken');
  });

  it('is stored as a hash, and made up ones open nothing', async () => {
    const code = await codeFor();
    const rows = await opened.ownerDb.selectFrom('staff_entries').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await refused(enter('A'.repeat(43)))).toBe('linkBroken');
    expect(await refused(enter('short'))).toBe('malformed');
  });
});

describe('a session of admin edit', () => {
  it('lasts half an hour, whatever is done', async () => {
    const data = await enter(await codeFor());
    later(1799);
    expect(await outcome(opened.client.as({ token: data.token }).call(applyMenu, {}))).toBe('done');
    later(1800);
    expect(await refused(opened.client.as({ token: data.token }).call(applyMenu, {}))).toBe('notSignedIn');
  });

  it('ends when the staff member signs out, and when the role goes', async () => {
    const leaver = await opened.staff('owner', opened.mine.orgId);
    const first = await enter(await codeFor(person.application, leaver.cookie));
    await opened.client.as(leaver).call(staffSignOut, {});
    expect(await refused(opened.client.as({ token: first.token }).call(applyMenu, {}))).toBe('notSignedIn');
    const former = await opened.staff('owner', opened.mine.orgId);
    const second = await enter(await codeFor(person.application, former.cookie));
    await changeRoleTo(opened.ownerDb, former.id, 'interviewer');
    expect(await refused(opened.client.as({ token: second.token }).call(applyMenu, {}))).toBe('notSignedIn');
  });

  it('does nothing in the applicant’s name but write answers', async () => {
    const data = await enter(await codeFor());
    const calls: [RouteSpec, object][] = [
      [amend, { kind: 'name', name: 'Somebody Else' }],
      [logoff, {}],
      [switchProject, { target: 'staff-theirs' }],
      [endSession, { id: person.application }],
      [submit, { terms: 1, known_items: 1 }],
      [revokeApply, {}],
      [reapply, {}],
      [chooseBatch, { batchId: opened.mine.batchId }],
      [dismissLeftOver, { uid: person.application }],
      [exportApplication, {}],
      [sign, { uid: person.files['photo'] ?? '', agreed: 1 }],
      [uploadAutograph, { autograph: '{}' }],
    ];
    for (const [route, input] of calls) {
      const error = await refused(opened.client.as(data).send(route, input));
      expect([route.name, error]).toEqual([route.name, expect.toBeOneOf(['forbidden', 'notFound'])]);
    }
    expect(await outcome(opened.client.as({ token: data.token }).call(logout, {}))).toBe('done');
  });

  it('opens the files of each form that is open in one browser, and none once it has ended', async () => {
    const others = [await opened.applicant(), await opened.applicant()];
    const cookies: string[] = [];
    const tokens: string[] = [];
    for (const { application } of others) {
      const data = await enter(await codeFor(application));
      tokens.push(data.token);
      const client = opened.client.as({ token: data.token });
      await client.call(newPreview, {});
      const [cookie = ''] = client.cookies;
      expect(cookie).toContain('Max-Age=1800;');
      cookies.push(cookie.split(';')[0] ?? '');
    }
    const jar = new Map(cookies.map((cookie) => [cookie.split('=')[0] ?? '', cookie]));
    const read = async (uid: string | undefined) => {
      const cookie = [...jar.values()].join('; ');
      return (await opened.client.as({ cookie }).fetch(`/v1/public/file/${uid}`)).status;
    };
    expect([await read(others[0]?.files['photo']), await read(others[1]?.files['photo'])]).toEqual([200, 200]);
    await opened.client.as({ token: tokens[0] }).call(logout, {});
    expect([await read(others[0]?.files['photo']), await read(others[1]?.files['photo'])]).toEqual([404, 200]);
  });

  it('is not in the applicant’s list of sessions', async () => {
    const alone = await opened.applicant();
    await enter(await codeFor(alone.application));
    const { list } = await opened.client.as({ token: alone.token }).call(listSessions, {});
    expect(list).toHaveLength(1);
  });
});

describe('what staff change', () => {
  it('is logged under the staff member, and the preview tells it after submission', async () => {
    const other = await opened.applicant(opened.mine, { state: 2 });
    await opened.ownerDb
      .updateTable('applications')
      .set({ submitted_at: new Date(frozenNow.getTime() - 1000), number: '202601000009' })
      .where('id', '=', other.application)
      .execute();
    const data = await enter(await codeFor(other.application));
    expect(await refused(save(other.token, { plain: 'mine' }))).toBe('submitted');
    expect(await outcome(save(data.token, { plain: 'by staff' }))).toBe('done');
    const changes = await opened.ownerDb
      .selectFrom('sheet_changes')
      .select(['key', 'by_whom'])
      .where('sheet_id', '=', other.application)
      .execute();
    expect(changes).toEqual([{ key: 'plain', by_whom: admin.id }]);

    const preview = await opened.client.as({ token: other.token }).call(newPreview, {});
    expect(preview).toMatchObject({
      application_state: 2,
      number: '202601000009',
      save_field: { person: { normal: { plain: 'by staff' } } },
      changed_by_staff: [
        { menuid: 'person', key: 'plain', by: 'Toy Staff', at: Math.floor(frozenNow.getTime() / 1000) },
      ],
      can: { revoke: true, reapply: false, export: true },
    });
    expect((await opened.client.as({ token: data.token }).call(newPreview, {})).can.revoke).toBe(false);

    const log = await opened.client.as(admin).call(applicationLog, { application: other.application });
    expect(log.list.map(({ action }) => action).toSorted()).toEqual([
      'began editing',
      'changed answer',
      'opened for editing',
    ]);
    expect(log.list).toContainEqual({
      at: Math.floor(frozenNow.getTime() / 1000),
      by: 'Toy Staff',
      who: 'staff',
      action: 'changed answer',
      menuid: 'person',
      title: { sc: 'person', tc: 'person', en: 'person' },
      key: 'plain',
      field: { sc: 'plain', tc: 'plain', en: 'plain' },
      reason: '',
    });
  });
});
