import { changeRole, giveRole, listColleagues, removeRole, staffPlaces } from '@portico/contract/colleagues';
import { staffSession } from '@portico/contract/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../testing/client.ts';
import { addRole } from '../../testing/toys/toy-staff.ts';
import type { ToyProject } from '../../testing/toys/toy-tenants.ts';
import { openColleagues } from './testing/colleagues-fixture.ts';

let opened: Awaited<ReturnType<typeof openColleagues>>;
let owner: Awaited<ReturnType<typeof opened.staff>>;

beforeAll(async () => {
  opened = await openColleagues();
  owner = await opened.staff('owner', opened.mine);
});
afterAll(() => opened.close());

const place = (project: ToyProject, level: 'organisation' | 'project' = 'project') => ({
  organisation: project.orgId,
  project: level === 'project' ? project.id : null,
});
const installation = { organisation: null, project: null };
const shownTo = async (who: typeof owner, filter = {}) => {
  const { list } = await who.calls.call(listColleagues, { limit: 100, ...filter });
  return new Set(list.map(({ staff_id }) => staff_id));
};

describe('the list', () => {
  it('shows who works where the reader may see it, and nobody else', async () => {
    const here = await opened.staff('reviewer', opened.mine, 'project');
    const next = await opened.staff('reviewer', opened.sibling, 'project');
    const far = await opened.staff('reviewer', opened.theirs);
    const above = await opened.staff('administrator');
    const ofProject = await opened.staff('administrator', opened.mine, 'project');
    const table = [
      [owner, [true, true, false, false]],
      [ofProject, [true, false, false, false]],
      [above, [true, true, true, true]],
    ] as const;
    for (const [reader, expected] of table) {
      const shown = await shownTo(reader);
      expect([here, next, far, above].map(({ id }) => shown.has(id))).toEqual(expected);
    }
  });

  it('leaves out roles where the reader may not see who works there, though they work there too', async () => {
    const reader = await opened.staff('administrator', opened.mine, 'project');
    await addRole(opened.ownerDb, reader.id, {
      role: 'observer',
      orgId: opened.sibling.orgId,
      projectId: opened.sibling.id,
    });
    const there = await opened.staff('reviewer', opened.sibling, 'project');
    expect((await shownTo(reader)).has(there.id)).toBe(false);
    const { list } = await reader.calls.call(listColleagues, { limit: 100 });
    expect(list.find(({ is_you }) => is_you)?.roles).toMatchObject([{ role: 'administrator' }]);
  });

  it('is for those who may read it', async () => {
    for (const role of ['editor', 'reviewer', 'interviewer', 'observer'] as const)
      expect(await refused((await opened.staff(role, opened.mine)).calls.call(listColleagues, {}))).toBe('forbidden');
    expect(await refused(opened.client.call(listColleagues, {}))).toBe('notSignedIn');
  });

  it('filters by words, role and place', async () => {
    const ada = await opened.staff('interviewer', opened.mine, 'project');
    await opened.ownerDb
      .updateTable('staff')
      .set({ name: 'Ada 100%_', email: 'Ada@Uni.example' })
      .where('id', '=', ada.id)
      .execute();
    for (const query of ['ada 1', '100%_', 'uni.example', ada.account])
      expect(await shownTo(owner, { query })).toEqual(new Set([ada.id]));
    expect((await shownTo(owner, { query: '%' })).size).toBe(1);
    expect((await shownTo(owner, { role: 'interviewer' })).has(owner.id)).toBe(false);
    const { id: project, orgId: organisation } = opened.sibling;
    expect((await shownTo(owner, { project })).has(ada.id)).toBe(false);
    expect((await shownTo(owner, { project })).has(owner.id)).toBe(true);
    expect((await shownTo(owner, { organisation })).has(ada.id)).toBe(false);
  });

  it('comes page by page, each person once', async () => {
    const all = await shownTo(owner);
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await owner.calls.call(listColleagues, { limit: 3, ...(after === undefined ? {} : { after }) });
      seen.push(...page.list.map(({ staff_id }) => staff_id));
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toHaveLength(all.size);
    expect(new Set(seen)).toEqual(all);
    for (const after of [
      'x',
      'WyJhIl0',
      Buffer.from('["\\u0000","00000000-0000-4000-8000-000000000000"]').toString('base64url'),
    ])
      expect(await refused(owner.calls.call(listColleagues, { after }))).toBe('malformed');
  });

  it('says of each role what the reader may do about it', async () => {
    const manager = await opened.staff('administrator', opened.mine);
    const { list } = await manager.calls.call(listColleagues, { limit: 100 });
    const of = (id: string) => list.find(({ staff_id }) => staff_id === id)?.roles[0];
    expect(of(owner.id)).toMatchObject({ may_remove: false, may_become: [], level: 'organisation', project: null });
    expect(of(manager.id)).toMatchObject({
      may_remove: true,
      may_become: ['administrator', 'editor', 'reviewer', 'interviewer', 'observer'],
    });
  });
});

it('the places are those in reach, from the widest, with the roles to give there', async () => {
  const { list } = await owner.calls.call(staffPlaces, {});
  expect(list.map(({ project, organisation, level }) => [level, project?.domain ?? organisation?.id])).toEqual([
    ['organisation', opened.mine.orgId],
    ['project', 'people-mine'],
    ['project', 'people-sibling'],
  ]);
  const ofProject = await opened.staff('administrator', opened.mine, 'project');
  expect((await ofProject.calls.call(staffPlaces, {})).list).toMatchObject([
    {
      level: 'project',
      project: { domain: 'people-mine' },
      roles: ['administrator', 'editor', 'reviewer', 'interviewer', 'observer'],
    },
  ]);
});

describe('giving a role', () => {
  it('adds it at one more place, with a line of the log, and twice is once', async () => {
    const giver = await opened.staff('owner', opened.mine);
    const ada = await opened.staff('reviewer', opened.mine, 'project');
    const grant = { staff: ada.id, role: 'editor', ...place(opened.sibling) } as const;
    await giver.calls.call(giveRole, grant);
    await giver.calls.call(giveRole, grant);
    expect((await opened.rolesOf(ada.id)).map(({ role }) => role).toSorted()).toEqual(['editor', 'reviewer']);
    expect(await opened.logOf(giver.id)).toEqual([
      {
        action: 'gave role',
        subject: { staff: ada.id },
        change: { before: { role: null }, after: { role: 'editor' } },
        org_id: opened.sibling.orgId,
        project_id: opened.sibling.id,
      },
    ]);
    expect(await refused(giver.calls.call(giveRole, { ...grant, role: 'observer' }))).toBe('roleThere');
    expect((await ada.calls.call(staffSession, {})).abilities).toContain('forms.edit');
  });

  it('is refused where the giver does not have it, or does not reach', async () => {
    const manager = await opened.staff('administrator', opened.mine);
    const ada = await opened.staff('reviewer', opened.mine, 'project');
    const far = await opened.staff('reviewer', opened.theirs);
    const give = (input: object) =>
      refused(manager.calls.send(giveRole, { staff: ada.id, role: 'observer', ...place(opened.sibling), ...input }));
    expect(await give({ role: 'owner' })).toBe('roleBeyondOwn');
    expect(await give(installation)).toBe('notFound');
    expect(await give(place(opened.theirs))).toBe('notFound');
    expect(await give({ organisation: opened.mine.orgId, project: opened.theirs.id })).toBe('notFound');
    expect(await give({ organisation: null, project: opened.mine.id })).toBe('notFound');
    expect(await give({ staff: far.id })).toBe('notFound');
    expect(await give({ staff: '00000000-0000-4000-8000-000000000000' })).toBe('notFound');
    expect(await give({ role: 'king' })).toBe('malformed');
    expect(await refused(ada.calls.call(giveRole, { staff: ada.id, role: 'owner', ...place(opened.mine) }))).toBe(
      'forbidden',
    );
    expect(await opened.rolesOf(ada.id)).toHaveLength(1);
  });
});

describe('changing a role', () => {
  it('holds from the next request on, with a line of the log', async () => {
    const changer = await opened.staff('owner', opened.mine);
    const ada = await opened.staff('administrator', opened.mine);
    await changer.calls.call(changeRole, { role_id: ada.roleId, was: 'administrator', role: 'reviewer' });
    expect((await ada.calls.call(staffSession, {})).roles).toMatchObject([{ role: 'reviewer' }]);
    expect(await refused(ada.calls.call(listColleagues, {}))).toBe('forbidden');
    expect(await opened.logOf(changer.id)).toMatchObject([
      {
        action: 'changed role',
        subject: { staff: ada.id },
        change: { before: { role: 'administrator' }, after: { role: 'reviewer' } },
      },
    ]);
  });

  it('is refused if somebody else changed it meanwhile', async () => {
    const ada = await opened.staff('reviewer', opened.mine);
    await owner.calls.call(changeRole, { role_id: ada.roleId, was: 'reviewer', role: 'editor' });
    expect(
      await refused(owner.calls.call(changeRole, { role_id: ada.roleId, was: 'reviewer', role: 'observer' })),
    ).toBe('roleMoved');
    expect(await refused(owner.calls.call(removeRole, { role_id: ada.roleId, was: 'reviewer' }))).toBe('roleMoved');
    expect(await opened.rolesOf(ada.id)).toMatchObject([{ role: 'editor' }]);
  });

  it('is refused to whoever may do less, and for what they may not give', async () => {
    const manager = await opened.staff('administrator', opened.mine);
    const ada = await opened.staff('reviewer', opened.mine);
    const far = await opened.staff('reviewer', opened.theirs);
    const change = (who: typeof manager, role: 'owner' | 'observer') =>
      refused(manager.calls.call(changeRole, { role_id: who.roleId, was: who.role, role }));
    expect(await change(owner, 'observer')).toBe('roleBeyondOwn');
    expect(await change(ada, 'owner')).toBe('roleBeyondOwn');
    expect(await change(far, 'observer')).toBe('notFound');
    expect(await change(manager, 'owner')).toBe('roleBeyondOwn');
  });
});

describe('removing a role', () => {
  it('leaves the session with the other roles, and ends it with the last one', async () => {
    const ada = await opened.staff('reviewer', opened.mine, 'project');
    const second = await addRole(opened.ownerDb, ada.id, {
      role: 'editor',
      orgId: opened.sibling.orgId,
      projectId: opened.sibling.id,
    });
    await owner.calls.call(removeRole, { role_id: ada.roleId, was: 'reviewer' });
    expect((await ada.calls.call(staffSession, {})).roles).toMatchObject([
      { role: 'editor', project: opened.sibling.id },
    ]);
    await owner.calls.call(removeRole, { role_id: second, was: 'editor' });
    expect(await refused(ada.calls.call(staffSession, {}))).toBe('notSignedIn');
    // A role that is given later does not bring the old session back.
    await addRole(opened.ownerDb, ada.id, { role: 'reviewer', orgId: opened.mine.orgId });
    expect(await refused(ada.calls.call(staffSession, {}))).toBe('notSignedIn');
    const lines = await opened.logOf(owner.id);
    expect(lines.at(-1)).toMatchObject({
      action: 'removed role',
      change: { before: { role: 'editor' }, after: { role: null } },
    });
  });

  it('is refused for the last owner of an organisation, except to an owner of the installation', async () => {
    const { theirs } = opened;
    const last = await opened.staff('owner', theirs);
    const above = await opened.staff('owner');
    expect(await refused(last.calls.call(removeRole, { role_id: last.roleId, was: 'owner' }))).toBe('lastOwner');
    expect(await refused(last.calls.call(changeRole, { role_id: last.roleId, was: 'owner', role: 'editor' }))).toBe(
      'lastOwner',
    );
    const other = await opened.staff('owner', theirs);
    expect(await outcome(last.calls.call(removeRole, { role_id: last.roleId, was: 'owner' }))).toBe('done');
    expect(await outcome(above.calls.call(changeRole, { role_id: other.roleId, was: 'owner', role: 'editor' }))).toBe(
      'done',
    );
  });

  it('is refused for the last owner of the installation', async () => {
    await opened.ownerDb.deleteFrom('staff_roles').where('org_id', 'is', null).execute();
    const last = await opened.staff('owner');
    expect(await refused(last.calls.call(removeRole, { role_id: last.roleId, was: 'owner' }))).toBe('lastOwner');
    expect(
      await refused(last.calls.call(changeRole, { role_id: last.roleId, was: 'owner', role: 'administrator' })),
    ).toBe('lastOwner');
    const second = await opened.staff('owner');
    expect(await outcome(second.calls.call(removeRole, { role_id: last.roleId, was: 'owner' }))).toBe('done');
  });
});

it('the database takes and shows no roles of another organisation, whatever the application asks for', async () => {
  const manager = await opened.staff('owner', opened.mine);
  const far = await opened.staff('reviewer', opened.theirs);
  const db = opened.database.asStaff(manager.id);
  const row = { staff_id: far.id, org_id: opened.theirs.orgId, project_id: opened.theirs.id, role: 'owner' };
  await expect(db.insertInto('staff_roles').values(row).execute()).rejects.toThrow('row-level security');
  const changed = await db
    .updateTable('staff_roles')
    .set({ role: 'owner' })
    .where('staff_id', '=', far.id)
    .executeTakeFirst();
  expect(changed.numUpdatedRows).toBe(0n);
  await db.deleteFrom('staff_roles').where('staff_id', '=', far.id).execute();
  expect(await opened.rolesOf(far.id)).toMatchObject([{ role: 'reviewer' }]);
});
