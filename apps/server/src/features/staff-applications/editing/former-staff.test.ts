import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { codeOf, openForm } from '../testing/open-form.ts';
import { openStaffing } from '../testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;

beforeAll(async () => {
  opened = await openStaffing();
});
afterAll(() => opened.close());

const editing = (wishes?: Parameters<typeof openForm>[1]) => openForm(opened, wishes);
const staffOf = (id: string) => opened.keeper.updateTable('staff').where('id', '=', id);

describe('a form that a staff member has open', () => {
  it('takes no save once the role is gone, the staff member works elsewhere, or is removed', async () => {
    const endings: ((id: string) => Promise<unknown>)[] = [
      (id) => staffOf(id).set({ role: 'reviewer' }).execute(),
      (id) => staffOf(id).set({ org_id: opened.theirs.orgId }).execute(),
      (id) => opened.keeper.deleteFrom('staff').where('id', '=', id).execute(),
    ];
    for (const end of endings) {
      const { staff, person, save } = await editing();
      expect(await save('while in office', '1')).toMatchObject({ status: 200 });
      const code = await codeOf(opened, person.application, staff.cookie);
      await end(staff.id);
      expect(await save('afterwards', '2')).toMatchObject({ http: 401 });
      const again = await opened.portal('POST', 'account/enterAsStaff', { project_id: opened.mine.id, code });
      expect(again.status).toBe(4103);
    }
  });

  it('stays open where only the name or the password of the staff member changes', async () => {
    const { staff, save } = await editing();
    expect(await save('before', '1')).toMatchObject({ status: 200 });
    await staffOf(staff.id).set({ name: 'New Name' }).execute();
    expect(await save('after', '2')).toMatchObject({ status: 200 });
  });

  it('keeps in its log what somebody changed who is no longer there', async () => {
    const { staff, person, save } = await editing({ state: 2 });
    await opened.keeper
      .updateTable('applications')
      .set({ submitted_at: new Date(frozenNow.getTime() - 1000), number: '202601000019' })
      .where('id', '=', person.application)
      .execute();
    await save('by somebody', '1');
    await opened.keeper.deleteFrom('staff').where('id', '=', staff.id).execute();
    const owner = await opened.staff('owner', opened.mine.orgId);
    const log = await opened.get('applications/log', { application: person.application }, owner.cookie);
    expect(log.data.list).toContainEqual(
      expect.objectContaining({ action: 'changed answer', by: 'Toy Staff', who: 'staff', key: 'plain' }),
    );
    const preview = await opened.portal('GET', 'apply/new_preview', {}, person.token);
    expect(preview.data.changed_by_staff).toMatchObject([{ key: 'plain', by: 'Toy Staff' }]);
  });
});
