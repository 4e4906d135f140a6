import { sql } from 'kysely';
import type { StaffDb } from '../db/database.ts';
import { type HeldRole, isStaffRole } from './abilities.ts';
import { hashToken, makeToken } from './token.ts';

export interface StaffSession {
  readonly staffId: string;
  readonly name: string;
  readonly account: string;
  /** In which they read moments; null for that of their browser. */
  readonly timeZone: string | null;
  /** As they are now: read with every request. */
  readonly roles: readonly HeldRole[];
  /** A second factor is demanded where they work, and they have none. */
  readonly owesFactor: boolean;
  readonly tokenHash: Buffer;
  /** The person must prove first that they are there: nobody was for a while. */
  readonly isLocked: boolean;
  /** When it was last used, to the minute. */
  readonly activeAt: Date;
}

/** HttpOnly and SameSite=Strict: no script reads it, no other site makes the browser send it. */
export const staffCookie = 'portico_staff';
export const staffSessionSeconds = 12 * 3600;
const idleMs = 30 * 60_000;
const noteEveryMs = 60_000;

interface RoleRow {
  readonly role: string;
  readonly org_id: string | null;
  readonly project_id: string | null;
}

const rolesOfStaff = sql<readonly RoleRow[]>`
  (select coalesce(jsonb_agg(jsonb_build_object('role', r.role, 'org_id', r.org_id, 'project_id', r.project_id)
    order by r.given_at, r.id), '[]') from staff_roles r where r.staff_id = staff.id)`;

const owesFactor = sql<boolean>`
  not exists (select from staff_totp t where t.staff_id = staff.id)
  and not exists (select from staff_passkeys p where p.staff_id = staff.id)
  and exists (select from factor_demands d join staff_roles r
    on d.org_id is null or r.org_id is null or r.org_id = d.org_id where r.staff_id = staff.id)`;

/** Who is signed in by a token. Whoever has no role any more is not. */
export async function findStaffSession(
  db: StaffDb,
  token: string | undefined,
  now: Date,
): Promise<StaffSession | undefined> {
  if (token === undefined || token.length > 200) return undefined;
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select([
      'staff.id',
      'staff.name',
      'staff.account',
      'staff.time_zone',
      'active_at',
      'locked_at',
      rolesOfStaff.as('roles'),
    ])
    .select(owesFactor.as('owes_factor'))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const roles = row === undefined ? [] : row.roles.flatMap(readRole);
  if (row === undefined || roles.length === 0) return undefined;
  const { id: staffId, name, account, time_zone: timeZone, active_at: activeAt, owes_factor: owes } = row;
  const isLocked = row.locked_at !== null || now.getTime() - activeAt.getTime() > idleMs;
  return { staffId, name, account, timeZone, roles, owesFactor: owes, tokenHash, isLocked, activeAt };
}

/** The same for somebody who is just signing in. */
export async function findEntering(
  db: StaffDb,
  staffId: string,
): Promise<Pick<StaffSession, 'timeZone' | 'owesFactor'>> {
  const row = await db
    .selectFrom('staff')
    .select(['time_zone', owesFactor.as('owes_factor')])
    .where('id', '=', staffId)
    .executeTakeFirst();
  return { timeZone: row?.time_zone ?? null, owesFactor: row?.owes_factor === true };
}

export async function findOwesFactor(db: StaffDb, staffId: string): Promise<boolean> {
  return (await findEntering(db, staffId)).owesFactor;
}

export async function findRoles(db: StaffDb, staffId: string): Promise<readonly HeldRole[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .select(['role', 'org_id', 'project_id'])
    .where('staff_id', '=', staffId)
    .orderBy('given_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(readRole);
}

// A role that a newer server brought is none here.
function readRole({ role, org_id: orgId, project_id: projectId }: RoleRow): HeldRole[] {
  return isStaffRole(role) ? [{ role, orgId, projectId }] : [];
}

export async function openStaffSession(
  db: StaffDb,
  staffId: string,
  now: Date,
  from: { readonly agent?: string; readonly address?: string; readonly sso_org_id?: string | null } = {},
): Promise<string> {
  const { token, hash } = makeToken();
  const expires = new Date(now.getTime() + staffSessionSeconds * 1000);
  await db
    .insertInto('staff_sessions')
    .values({ token_hash: hash, staff_id: staffId, created_at: now, active_at: now, expires_at: expires, ...from })
    .execute();
  return token;
}

/** Notes that somebody is there, once a minute at most. */
export async function noteActivity(db: StaffDb, { tokenHash, activeAt }: StaffSession, now: Date): Promise<void> {
  if (now.getTime() - activeAt.getTime() < noteEveryMs) return;
  await db.updateTable('staff_sessions').set({ active_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function endStaffSession(db: StaffDb, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}
