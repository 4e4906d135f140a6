import type { StaffRole } from '@portico/contract/staff-abilities';
import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { isStaffRole, type Place } from '../../../platform/session/abilities.ts';
import type { RoleOf } from './role.rules.ts';

interface RoleRow {
  readonly id: string;
  readonly staff_id: string;
  readonly role: string;
  readonly org_id: string | null;
  readonly project_id: string | null;
}

/** A role that the caller reaches. */
export async function findRole(db: StaffDb, id: string): Promise<RoleOf | undefined> {
  const row = await db
    .selectFrom('staff_roles')
    .select(['id', 'staff_id', 'role', 'org_id', 'project_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : readRow(row)[0];
}

/**
 * The roles of a person and of the caller, and the owners at a place. They stay as they are until the transaction ends.
 */
export async function lockRoles(db: StaffDb, staffId: string, place: Place): Promise<readonly RoleOf[]> {
  const { rows } = await sql<RoleRow>`select * from lock_roles(${staffId}, ${place.orgId})`.execute(db);
  return rows.flatMap(readRow);
}

// A role that a newer server brought is none here.
function readRow({ id, staff_id: staffId, role, org_id: orgId, project_id: projectId }: RoleRow): RoleOf[] {
  return isStaffRole(role) ? [{ id, staffId, role, orgId, projectId }] : [];
}

/** Its id; undefined where the person has one there already. Who came by single sign-on has roles at that organisation alone. */
export async function addRole(
  db: StaffDb,
  staffId: string,
  role: StaffRole,
  place: Place,
): Promise<string | undefined> {
  const { sso_org_id: bound = null } =
    (await db.selectFrom('staff').select('sso_org_id').where('id', '=', staffId).executeTakeFirst()) ?? {};
  if (bound !== null && bound !== place.orgId) throw new Refused('ssoAccountBound');
  const row = { staff_id: staffId, role, org_id: place.orgId, project_id: place.projectId };
  const added = await db
    .insertInto('staff_roles')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export async function setRole(db: StaffDb, id: string, role: StaffRole): Promise<void> {
  await db.updateTable('staff_roles').set({ role }).where('id', '=', id).execute();
}

export async function deleteRole(db: StaffDb, id: string): Promise<void> {
  await db.deleteFrom('staff_roles').where('id', '=', id).execute();
}

export async function isColleague(db: StaffDb, staffId: string): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').where('id', '=', staffId).executeTakeFirst()) !== undefined;
}
