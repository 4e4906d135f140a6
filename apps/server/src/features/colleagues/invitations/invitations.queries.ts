import type { StaffRole } from '@portico/contract/staff-abilities';
import type { Language, LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';
import { type HeldRole, isStaffRole, type Place } from '../../../platform/session/abilities.ts';

interface Link {
  readonly linkId: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

interface NewInvitation extends Link {
  readonly email: string;
  readonly lang: Language;
  readonly role: StaffRole;
  readonly place: Place;
  readonly by: string;
  readonly now: Date;
}

/** Its id; undefined where the address has an open one at the place already. */
export async function addInvitation(db: StaffDb, invitation: NewInvitation): Promise<string | undefined> {
  const { email, lang, role, place, by, now, linkId, tokenHash, expiresAt } = invitation;
  const row = {
    email,
    lang,
    role,
    org_id: place.orgId,
    project_id: place.projectId,
    invited_by: by,
    invited_at: now,
    link_id: linkId,
    token_hash: tokenHash,
    expires_at: expiresAt,
  };
  const added = await db
    .insertInto('staff_invitations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** How many mails somebody caused since a moment, by invitations. */
export async function countSent(db: StaffDb, by: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('staff_invitations')
    .select(sql<number>`coalesce(sum(mails), 0)::integer`.as('sent'))
    .where('invited_by', '=', by)
    .where('invited_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.sent;
}

/** Those that nobody used or withdrew; the newest first. */
export function listOpen(db: StaffDb) {
  return db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('invited_at', 'desc')
    .orderBy('id')
    .execute();
}

interface Inviter {
  readonly name: string;
  readonly roles: readonly HeldRole[];
}

/** Who sent open invitations, with their roles: also those whom the caller does not see, such as owners of the installation. */
export async function listInviters(db: StaffDb, invitations: readonly string[]): Promise<ReadonlyMap<string, Inviter>> {
  const { rows } = await sql<{
    id: string;
    name: string;
    role: string | null;
    org_id: string | null;
    project_id: string | null;
  }>`
    select * from list_inviters(${invitations}::uuid[])`.execute(db);
  const inviters = new Map<string, { name: string; roles: HeldRole[] }>();
  for (const { id, name, role, org_id: orgId, project_id: projectId } of rows) {
    const inviter = inviters.get(id) ?? { name, roles: [] };
    if (role !== null && isStaffRole(role)) inviter.roles.push({ role, orgId, projectId });
    inviters.set(id, inviter);
  }
  return inviters;
}

/** Nobody else changes it until the transaction ends. */
export function lockInvitation(db: StaffDb, id: string) {
  return db.selectFrom('staff_invitations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findByToken(db: StaffDb, tokenHash: Buffer) {
  return db
    .selectFrom('staff_invitations')
    .innerJoin('staff', 'staff.id', 'staff_invitations.invited_by')
    .selectAll('staff_invitations')
    .select('staff.name as invited_by_name')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

interface InvitedPlace {
  readonly org_name: LocalText | null;
  readonly project_title: LocalText | null;
}

/** The names of the place that an invitation is for; null for what is wider than them. */
export async function findInvitedPlace(db: StaffDb, invitation: string): Promise<InvitedPlace> {
  const { rows } = await sql<InvitedPlace>`select * from find_invited_place(${invitation})`.execute(db);
  return rows[0] ?? { org_name: null, project_title: null };
}

/** The link of an earlier mail leads nowhere from now on. */
export async function renewInvitation(db: StaffDb, id: string, by: string, now: Date, link: Link): Promise<void> {
  const { linkId, tokenHash, expiresAt } = link;
  await db
    .updateTable('staff_invitations')
    .set({
      invited_by: by,
      invited_at: now,
      link_id: linkId,
      token_hash: tokenHash,
      expires_at: expiresAt,
      delivery: 'queued',
      mails: sql`mails + 1`,
    })
    .where('id', '=', id)
    .execute();
}

export async function closeInvitation(
  db: StaffDb,
  id: string,
  settled: { readonly accepted_at: Date } | { readonly withdrawn_at: Date },
): Promise<void> {
  await db.updateTable('staff_invitations').set(settled).where('id', '=', id).execute();
}

/** The account with a mail address, if the handle sees it; at an organisation also one that its single sign-on made for it. */
export function findStaffByMail(db: StaffDb, address: string, orgId: string | null) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'account'])
    .where(sql<boolean>`(lower(email) = lower(${address}) or lower(account) = lower(${address})
      or exists (select from staff_identities i where i.staff_id = staff.id and staff.sso_org_id = i.org_id
        and i.org_id = ${orgId}::uuid and lower(i.email) = lower(${address})))`)
    .orderBy(sql`lower(email) = lower(${address})`, (by) => by.desc().nullsLast())
    .executeTakeFirst();
}

interface NewStaff {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly lang: Language;
  readonly password_hash: string;
}

/** False where the address has an account by now. */
export async function addStaff(db: StaffDb, staff: NewStaff): Promise<boolean> {
  const added = await db
    .insertInto('staff')
    .values({ ...staff, account: staff.email })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}
