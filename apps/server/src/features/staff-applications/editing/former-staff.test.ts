import { newPreview } from '@portico/contract/previews';
import { applicationLog, enterAsStaff } from '@portico/contract/staff-applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { codeOf, openForm, openStaffing } from '../testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;

beforeAll(async () => {
  opened = await openStaffing();
});
afterAll(() => opened.close());

const editing = (options?: Parameters<typeof openForm>[1]) => openForm(opened, options);
const staffOf = (id: string) => opened.ownerDb.updateTable('staff').where('id', '=', id);
const rolesOf = (id: string) => opened.ownerDb.updateTable('staff_roles').where('staff_id', '=', id);

describe('a form that a staff member has open', () => {
  it('takes no save once the role is gone, the staff member works elsewhere, or is removed', async () => {
    const endings: ((id: string) => Promise<unknown>)[] = [
      (id) => rolesOf(id).set({ role: 'reviewer' }).execute(),
      (id) => rolesOf(id).set({ org_id: opened.theirs.orgId }).execute(),
      (id) => opened.ownerDb.deleteFrom('staff_roles').where('staff_id', '=', id).execute(),
      (id) => opened.ownerDb.deleteFrom('staff').where('id', '=', id).execute(),
    ];
    for (const end of endings) {
      const { staff, person, save } = await editing();
      expect(await outcome(save('while in office', 1))).toBe('done');
      const code = await codeOf(opened, person.application, staff.cookie);
      await end(staff.id);
      expect(await refused(save('afterwards', 2))).toBe('notSignedIn');
      const again = opened.client.call(enterAsStaff, { project_id: opened.mine.id, code });
      expect(await refused(again)).toBe('linkBroken');
    }
  });

  it('stays open where only the name or the password of the staff member changes', async () => {
    const { staff, save } = await editing();
    expect(await outcome(save('before', 1))).toBe('done');
    await staffOf(staff.id).set({ name: 'New Name' }).execute();
    expect(await outcome(save('after', 2))).toBe('done');
  });

  it('keeps in its log what somebody changed who is no longer there', async () => {
    const { staff, person, save } = await editing({ state: 2 });
    await opened.ownerDb
      .updateTable('applications')
      .set({ submitted_at: new Date(frozenNow.getTime() - 1000), number: '202601000019' })
      .where('id', '=', person.application)
      .execute();
    await save('by somebody', 1);
    await opened.ownerDb.deleteFrom('staff').where('id', '=', staff.id).execute();
    const owner = await opened.staff('owner', opened.mine.orgId);
    const log = await opened.client.as(owner).call(applicationLog, { application: person.application });
    expect(log.list).toContainEqual(
      expect.objectContaining({ action: 'changed answer', by: 'Toy Staff', who: 'staff', key: 'plain' }),
    );
    const preview = await opened.client.as({ token: person.token }).call(newPreview, {});
    expect(preview.changed_by_staff).toMatchObject([{ key: 'plain', by: 'Toy Staff' }]);
  });
});
