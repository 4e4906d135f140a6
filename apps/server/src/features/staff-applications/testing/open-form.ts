import type { openStaffing } from './staff-fixture.ts';

type Opened = Awaited<ReturnType<typeof openStaffing>>;

/** The code that opens somebody's form for a staff member. */
export async function codeOf({ post }: Opened, application: string, cookie: string): Promise<string> {
  const { data } = await post('applications/edit', { application }, cookie);
  return data.address.slice(-43);
}

/** An applicant, and a staff member who has their form open. */
export async function openForm(opened: Opened, wishes: Parameters<Opened['applicant']>[1] = {}) {
  const { mine, portal } = opened;
  const person = await opened.applicant(mine, wishes);
  const staff = await opened.staff('administrator', mine.orgId);
  const code = await codeOf(opened, person.application, staff.cookie);
  const { data } = await portal('POST', 'account/enterAsStaff', { project_id: mine.id, code });
  const token: string = data.token;
  const save = (plain: string, revision: string) =>
    portal('POST', 'apply/basic', { menuid: 'person', revision, changes: JSON.stringify({ plain }) }, token);
  return { person, staff, token, save };
}
