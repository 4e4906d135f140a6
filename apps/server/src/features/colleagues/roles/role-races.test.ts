import { giveRole, removeRole } from '@portico/contract/colleagues';
import { editApplication, enterAsStaff } from '@portico/contract/staff-applications';
import { applyMenu } from '@portico/contract/applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { untilBlocked } from '../../../testing/until-blocked.ts';
import { buildApplicant } from '../../../testing/toys/toy-tenants.ts';
import { applicationOf } from '../../../testing/toys/toy-forms.ts';
import { openColleagues } from '../testing/colleagues-fixture.ts';

let opened: Awaited<ReturnType<typeof openColleagues>>;
type Staff = Awaited<ReturnType<typeof opened.staff>>;

beforeAll(async () => {
  opened = await openColleagues();
});
afterAll(() => opened.close());

/** Starts calls that all wait for a lock on these people's roles, in this order, and lets them go. */
async function meeting<T>(people: readonly Staff[], ...calls: readonly (() => Promise<T>)[]): Promise<Promise<T>[]> {
  return opened.ownerDb.transaction().execute(async (db) => {
    const ids = people.map(({ id }) => id);
    await db.selectFrom('staff_roles').select('id').where('staff_id', 'in', ids).forUpdate().execute();
    const started: Promise<T>[] = [];
    for (const call of calls) {
      started.push(call());
      await untilBlocked(db, started.length);
    }
    return started;
  });
}

const remove = (by: Staff, whose: Staff) => by.calls.call(removeRole, { role_id: whose.roleId, was: whose.role });

describe('two owners who remove each other at once', () => {
  it.each(['installation', 'organisation'] as const)('leave one of them: at the %s', async (level) => {
    await opened.ownerDb.deleteFrom('staff_roles').where('role', '=', 'owner').execute();
    const at = level === 'organisation' ? opened.mine : undefined;
    const [one, other] = [await opened.staff('owner', at), await opened.staff('owner', at)];
    const ends = await meeting(
      [one, other],
      () => remove(one, other),
      () => remove(other, one),
    );
    expect((await Promise.all(ends.map(outcome))).toSorted()).toEqual(['done', 'forbidden']);
    const left = [...(await opened.rolesOf(one.id)), ...(await opened.rolesOf(other.id))];
    expect(left).toMatchObject([{ role: 'owner' }]);
  });

  it('and two who leave at once: one stays', async () => {
    await opened.ownerDb.deleteFrom('staff_roles').where('role', '=', 'owner').execute();
    const [one, other] = [await opened.staff('owner'), await opened.staff('owner')];
    const ends = await meeting(
      [one, other],
      () => remove(one, one),
      () => remove(other, other),
    );
    expect((await Promise.all(ends.map(outcome))).toSorted()).toEqual(['done', 'lastOwner']);
  });
});

describe('somebody who gives a role while theirs is removed', () => {
  it.each(['before', 'after'] as const)('has given it %s, or not at all', async (when) => {
    const owner = await opened.staff('owner', opened.mine);
    const giver = await opened.staff('administrator', opened.mine);
    const ada = await opened.staff('reviewer', opened.mine, 'project');
    const { orgId: organisation, id: project } = opened.sibling;
    const give = () => giver.calls.call(giveRole, { staff: ada.id, role: 'administrator', organisation, project });
    const take = () => remove(owner, giver);
    const [given, taken] = when === 'before' ? [0, 1] : [1, 0];
    const ends = await meeting([giver], ...(when === 'before' ? [give, take] : [take, give]));
    const outcomes = await Promise.all(ends.map(outcome));
    expect(outcomes[taken]).toBe('done');
    expect(outcomes[given]).toBe(when === 'before' ? 'done' : 'forbidden');
    expect(await opened.rolesOf(ada.id)).toHaveLength(when === 'before' ? 2 : 1);
    expect((await opened.logOf(giver.id)).length).toBe(when === 'before' ? 1 : 0);
  });
});

describe('a form that is opened for editing while the role is removed', () => {
  async function build() {
    const { mine, ownerDb } = opened;
    const person = await buildApplicant(ownerDb, mine, { batchId: mine.batchId, state: 2 });
    const { id: application } = await applicationOf(ownerDb, person.id);
    const owner = await opened.staff('owner', mine);
    const editor = await opened.staff('administrator', mine);
    const open = () => editor.calls.call(editApplication, { application });
    const codes = () =>
      ownerDb.selectFrom('staff_entries').select('expires_at').where('staff_id', '=', editor.id).execute();
    return { owner, editor, open, codes };
  }
  const enter = (address: string) =>
    opened.client.call(enterAsStaff, { project_id: opened.mine.id, code: address.slice(-43) });

  it.each(['before', 'after'] as const)('the code that is made %s is worth nothing', async (when) => {
    const { owner, editor, open, codes } = await build();
    const take = () => remove(owner, editor);
    const ends = await meeting<unknown>([editor], ...(when === 'before' ? [open, take] : [take, open]));
    const outcomes = await Promise.all(ends.map(outcome));
    expect(outcomes).toEqual(when === 'before' ? ['done', 'done'] : ['done', 'notFound']);
    expect(await codes()).toEqual([]);
  });

  it.each(['before', 'after'] as const)('nobody is in it who came in %s', async (when) => {
    const { owner, editor, open } = await build();
    const { address } = await open();
    const take = () => remove(owner, editor);
    let token = '';
    const comeIn = async () => {
      ({ token } = await enter(address));
      return null;
    };
    const ends = await meeting([editor], ...(when === 'before' ? [comeIn, take] : [take, comeIn]));
    const outcomes = await Promise.all(ends.map(outcome));
    expect(outcomes).toEqual(when === 'before' ? ['done', 'done'] : ['done', 'linkBroken']);
    if (token !== '') expect(await refused(opened.client.as({ token }).call(applyMenu, {}))).toBe('notSignedIn');
    const sessions = opened.ownerDb
      .selectFrom('applicant_sessions')
      .select('staff_id')
      .where('staff_id', '=', editor.id);
    expect(await sessions.execute()).toEqual([]);
  });
});
