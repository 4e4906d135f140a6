import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { openStaffSession } from '../../platform/session/staff-session.ts';
import { frozenNow } from '../frozen-clock.ts';
import { toyHash } from './toy-tenants.ts';

/** A signed-in staff member; `cookie` goes into the Cookie header. */
export async function buildStaff(db: Kysely<Tables>, options: { readonly role: string; readonly orgId?: string }) {
  const id = randomUUID();
  const account = `staff-${id}`;
  await db
    .insertInto('staff')
    .values({
      id,
      org_id: options.orgId ?? null,
      account,
      name: 'Toy Staff',
      role: options.role,
      password_hash: toyHash,
    })
    .execute();
  return { id, account, cookie: `portico_staff=${await openStaffSession(db, id, frozenNow)}` };
}
