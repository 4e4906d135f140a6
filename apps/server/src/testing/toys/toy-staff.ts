import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { openStaffSession } from '../../platform/session/staff-session.ts';
import { frozenNow } from '../frozen-clock.ts';
import { toyHash } from './toy-tenants.ts';

interface ToyRole {
  readonly role: string;
  /** At the installation where it is left out. */
  readonly orgId?: string;
  /** At the whole organisation where it is left out. */
  readonly projectId?: string;
}

/** A staff member who is signed in; `cookie` goes into the Cookie header. */
export async function buildStaff(db: Kysely<Tables>, role: ToyRole) {
  const id = randomUUID();
  const account = `staff-${id}`;
  await db.insertInto('staff').values({ id, account, name: 'Toy Staff', password_hash: toyHash }).execute();
  await addRole(db, id, role);
  return { id, account, cookie: `portico_staff=${await openStaffSession(db, id, frozenNow)}` };
}

/** One more role; gives its id. */
export async function addRole(db: Kysely<Tables>, staffId: string, { role, orgId, projectId }: ToyRole) {
  const row = { staff_id: staffId, org_id: orgId ?? null, project_id: projectId ?? null, role };
  return (await db.insertInto('staff_roles').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** What was their role is another one from now on, where they had it. */
export async function changeRoleTo(db: Kysely<Tables>, staffId: string, role: string): Promise<void> {
  await db.updateTable('staff_roles').set({ role }).where('staff_id', '=', staffId).execute();
}
